/** Groups of words that mean the same in the patterns. A group may name another group. */
export const vocabulary: Readonly<Record<string, string>> = {
  /** People close to the writer, or met. */
  person:
    'friend|friends|bestie|mate|room ?mate|class ?mate|course ?mate|work ?mate|colleague|neighbou?r|brother|bro|sister|sis|son|daughter|child|children|kid|kids|boy|girl|husband|hubby|wife|boy ?friend|girl ?friend|bf|gf|mum|mom|mother|mummy|dad|father|daddy|uncle|aunt|auntie|aunty|cousin|nephew|niece|grandmother|granny|grandfather|grandpa|grandson|granddaughter|partner|fiance|spouse|ex|man|woman|lady|guy|student|pupil|person|maid|tenant|patient|inlaw|someone|somebody|he|she|they|munandi|mu?nzanga|mzanga|mubale|mulongo|mwana|umwana',
  /** Those who may hurt the writer. A baby is not among them. */
  hitter:
    'husband|hubby|madam|step ?mum|employer|villagers|man|men|boy ?friend|girl ?friend|bf|gf|wife|partner|fiance|spouse|ex|father|dad|daddy|mother|mum|mom|parents|step ?(father|dad|mother|mum|mom|brother)|uncle|uncles|auntie|aunty|aunt|brother|brothers|sister|cousin|cousins|grandfather|grandpa|grandmother|guardian|teacher|headmaster|lecturer|boss|supervisor|employer|pastor|priest|prophet|coach|landlord|neighbou?r|in ?laws?|(mother|father|brother|sister) in law|mulamu|boys|guy|guys|gang|police|officer|soldier|driver|someone|somebody|he|she|they|people',
  me: 'me|us|my body|my face',
  self: 'myself|himself|herself|themselves',
  want: 'want|wants|wanted|wanting|wish|wishes|wished|wishing|hope|hopes|hoping|need|prefer|feel like|feels like|feeling like|feel the urge|would rather|rather|would like|would love|ready|prepared|plan|plans|planning|planned|decided|going|gone|about|try|trying|tried|tempted|think|thinking|thought|thoughts|consider|considering|contemplating|dream|dreaming|fantasising|imagine|imagining|urge|time|begging|longing|wanting|praying|pray',
  /** To live, where it is not about a place or company. */
  live: '(live|living|be alive|being alive|stay alive|staying alive|exist|existing|(be|being) here(?! tomorrow)|be around|be in this (world|life)|being in this (world|life)|be on this (earth|planet)|wake up|waking up|see tomorrow|see another day|breathe|breathing|carry on|continue|continue living|go on|going on|keep going|keep living|keep fighting)(?! (early|on|at|for|to|from|until|till|off|near|under|here|there|alone|a long|long|so early|without (pain|diabetes|tablets|sugar)|every|using|paying|taking|working|training|(monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|holiday|holidays|trips?))| (in|with|like a|as a)(?! (this|such|so much|the) (world|life|earth|pain|misery|hell|suffering|shame|way|body|agony)| pain| misery| shame| (him|it) anymore))',
  die: 'die|dying|be dead|being dead|death|be buried|be in the grave|be gone forever|be no more|not exist|cease to exist|kick the bucket',
  kill: 'kill|kills|killing|killed|hang|hanging|hanged|hung|shoot|shooting|drown|drowning|stab|stabbing|stabbed|poison|poisoning|poisoned|strangle|strangling|murder|end|ending|finish|finishing|destroy|suffocate|electrocute|slaughter|throw|throwing|threw|thrown|electrocuting|suffocating|set',
  hurt: 'hurt|hurting|hurts|harm|harming|harms|cut|cuts|cutting|slash|slashing|injure|injuring|punish|punishing|burn|burning|burned|burnt|starve|starving|scratch|scratching|punch|punching|hit|hitting|slap|slapping',
  poison:
    '(rat|rats|mouse|mice) (poison|kill|killer|medicine)|poison|poisons|poisonous \\w+|doom|rattex|ratex|ratkill|pesticides?|herbicides?|insecticides?|weed ?killer|round ?up|gramoxone|paraquat|dichlorvos|cypermethrin|termik|temik|battery acid|acid|jik|bleach|harpic|paraffin|kerosene|petrol|diesel|thinners|brake fluid|engine oil|cattle dip|dip|chemicals?|fertili[sz]er|methylated spirits?|detergent|caustic soda|dettol|savlon|javel|domestos|handy andy|mortein|baygon|(toilet|drain) cleaner|(ant|insect|cockroach|rat|mosquito) (spray|killer|poison)|washing (powder|soap|liquid)|turpentine|acetone|nail polish remover|antifreeze|coolant|mothballs?|hair (dye|relaxer)|tick grease|phostoxin|weevil (tablets?|pills?)|shumba|sumu|poizoni',
  pills:
    '(sleeping|pain|heart|bp|blood pressure|sugar|diabetes) (tablets?|pills?|medicines?|tabs?)|tablets?|pills?|tabs?|capsules?|panados?|panadols?|paracetamol|medicines?|medication|medications|meds|arvs?|drugs|amitriptyline|insulin|anti ?depressants?|diazepam|valium|piriton|brufen|ibuprofen|metformin|amlodipine|glibenclamide|coartem|septrin|chloroquine|phenobarb\\w*|tramadol|codeine|dose|doses',
  took: 'took|taken|swallowed|drank|drunk|ate|eaten|popped|downed|consumed|gulped|injected|overdosed',
  many: 'all|many|too many|so many|lots|a lot|plenty|loads|whole|entire|full|handful|fistful|bunch|packets?|bottles?|boxes|box|strips?|sachets?|1[0-9]|[2-9][0-9]|[1-9][0-9]{2}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozen|too much|a month of',
  weapon: 'rope|knife|razor|blade|razor ?blade|gun|pistol|rifle|panga|axe',
  /** What hurts without a doubt. */
  assaulted:
    'raped?|rapes|raping|molest(s|ed|ing)?|defil(e|es|ed|ing)|strangle[sd]?|strangling|choke[sd]?|choking|stab(s|bed|bing)|tortur(e|es|ed|ing)|batter(s|ed|ing)|assault(s|ed|ing)?|abus(e|es|ed|ing)|slap(s|ped|ping)?|punch(es|ed|ing)?|fondle[sd]?|fondling|grope[sd]?|groping|mistreat(s|ed|ing)?|ill ?treats?|whip(s|ped|ping)?|drugged|suffocate[sd]?',
  /** What hurts where a person does it to the writer. */
  hits: '{assaulted}|hit|hits|hitting|beat|beats|beating|beaten|kick|kicks|kicked|kicking|burns|burnt|burned|burning|bites|bit|pushe[sd]|pushing|shove[sd]|drag(s|ged|ging)|throws|threw|hurts|hurting|thrash(es|ed)|harass(es|ed|ing)?|attack(s|ed|ing)?|lash(es|ed)|grabs|grabbed|starves|insults and',
  touch:
    'touch|touches|touched|touching|rubs?|rubbed|squeeze[sd]|fondle[sd]?|grabs|grabbed|holds|feels|kisses|kissed|strokes',
  private:
    'private|privates|private parts|breasts?|boobs|bottom|buttocks|bum|ass|thighs?|genitals|vagina|penis|manhood|chest|body|skirt|panties|underwear|down there',
  close:
    '(wife|mother|mum|mom|sister|sisters|brother|children|child|kids|daughter|daughters|son|girl ?friend|girl|girls|baby|niece|nephew|cousin|friend|maid|house ?maid|family|stepchildren|partner)',
  /** How people say at which hour the act is to be. */
  soon: 'tonight|today|tomorrow|now|soon|this (night|weekend|evening|week)|lelo|lero|manje',
}
