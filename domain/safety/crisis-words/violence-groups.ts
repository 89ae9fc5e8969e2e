/** Groups of words, written as in `groups.ts`, for combinations about violence only. */
export const violenceGroups: Readonly<Record<string, string>> = {
  weapon:
    'panga pangas knife axe machete gun pistol rifle hammer spear iron_bar slasher hoe chikwanje catapult bottle',
  attack:
    'kill kills chop shoot stab slash behead butcher finish murder cut attack hack slaughter burn chasing chased chases shouting sharpening sharpens threatening swinging waving looking_for',
  us: 'me us all_of_us my_children the_children the_kids my_kids my_mother my_mum my_sister everyone my_baby my_door the_door our_door the_house',
  he: 'he she they husband hubby wife boyfriend girlfriend bf gf ex father dad stepfather step_dad mother stepmother step_mum uncle aunt auntie aunty brother sister cousin neighbour boss madam pastor teacher lecturer landlord man men soldier son in_laws in_law grandfather guardian partner fiance people villagers',
  threaten:
    'want wants wanted will going_to plan plans planning says said threatens threatening threatened vowed swore trying tries came coming wanting',
  harm: 'kill burn stone chop shoot stab strangle poison murder lynch behead butcher bury_alive rape defile',
  witch: 'witch wizard witchcraft sorcerer sorcery satanist muloshi umuloshi mfiti ndoshi',
  accuse:
    'burn burnt beat beating kill stone stoned accused accuse accusing accuses chased chase attack attacked',
  adult:
    'father dad daddy stepfather step_father stepdad step_dad uncle grandfather grandpa teacher headmaster headteacher pastor prophet priest bishop neighbour landlord man men brother cousin lecturer coach boss tutor driver guardian caretaker tata batata bambo malume amalume bayama husband boyfriend he',
  minor:
    '8 9 10 11 12 13 14 15 girl boy daughter niece nephew stepdaughter step_daughter pupil schoolgirl school_girl child granddaughter son sister year_old years_old yr_old yrs_old 7yr 8yr 9yr 10yr 11yr 12yr 13yr 14yr 15yr minor underage her_daughter grade_7 grade_8 grade_9 grade_6 grade_5',
  sleepsWith:
    'sleeping_with slept_with sleeps_with sleep_with having_sex had_sex has_sex sex_with doing_sex',
  touches:
    'touching touches touched fondling fondles fondled groping kissing kisses caressing undressing undresses licking',
  girlChild:
    'girl girls daughter niece sister pupil pupils child children son boy her him them me baby stepdaughter cousin',
  undress:
    'undress undresses undressed undressing strip strips stripped no_clothes without_clothes clothes_off tore_my_clothes naked',
  sexWord:
    'sex sexual sleep_with sleeping_with slept_with nudes nude naked rape raped touch touched private breasts undress',
  power:
    'boss manager supervisor lecturer teacher headmaster pastor prophet priest landlord coach officer policeman hr employer madam uncle stepfather landlady tutor producer driver',
  wantMe:
    'wants demands demanding asking wants_to want_to wants_me want_me asked_me asks_me says_i told_me must forces forced forcing either unless promised God_wants god_wants',
  burnt: 'burns burnt burned burning scalds scalded',
  hot: 'cigarettes? iron stove brazier mbaula hot boiling candle spoon matches fire',
  body: 'me child children hand hands arm arms face leg legs back skin kids boy girl baby',
  starved:
    'starved chained chained_up tied_up beaten locked_up locked_inside caged tortured whipped denied_food',
  being: 'being is_being get gets',
  everyone: 'everyone everybody classmates at_school my_class people the_class them_all',
  screaming:
    'screaming screams crying_for_help shouting_for_help crying_out i_hear can_hear hear_it pushing_her',
  killingHer:
    'killing_her killing_him killing_the beating_her beating_him hitting_her killing_his beating_his beating_the',
  hiding: 'hiding_from ran_away_from running_from escaped_from hide_from am_hiding hiding_in',
  following: 'following_me follows_me stalking_me stalks_me watching_me waiting_outside',
  throwsAt: 'throws throw threw throwing',
  things: 'plates plate shoes stones stone bottles bottle pots pot things cup chair knife',
  atMe: 'at_me on_me at_us',
  grownChild: 'son sons daughter grandson grandsons nephew stepson children',
  beats: 'beats beat beaten punched punches strangled slapped slaps kicked kicks beating',
  beatsOthers:
    'beating hitting kicking whipping strangling beats beat hits hit kicks kicked slaps whips punches stabbed stabs strangled strangles chokes abuses tortures starves mistreats',
  usAll:
    'us all_of_us both_of_us my_mother my_mum my_mom my_sister my_brother my_siblings the_children the_kids my_kids our_children his_wife his_child her_child the_child his_kids',
  stabbed: 'stabbed shot strangled axed hacked chopped',
  herHim: 'her him my_mum my_mother my_dad my_father my_sister my_brother mum mother',
  sells: 'sells sell sold selling trafficked',
  toMen: 'to_men men clients customers prostitute prostitution',
  woke: 'woke next_to_me beside_me not_agree without_my not_remember',
  bare: 'no_clothes without_clothes naked undressed',
  hurtVerb:
    'squeezed squeezes squeezing twisted twists twisting pulled pulls banged bangs banging bang punched punches kicked kicks burnt burns burned smashed smashes broke breaks slapped stepped covered covers puts pressed pressing hit hits sits sat',
  myBody:
    'my_neck my_face my_head my_hair my_arm my_arms my_stomach my_throat my_eye my_ribs my_back my_leg my_mouth my_jaw my_teeth my_lip my_chest my_nose',
  bruise:
    'bruises bruised black_eye swollen_eye swollen_face swollen burn_marks wounds whip_marks marks',
  beater:
    'belt cable hosepipe hose sjambok stick whip fists fist beat beats hit hits husband boyfriend stepfather he_did does_it she_does mum_does dad_does',
  belongings: 'my_clothes my_house our_house my_things my_documents my_books house',
  heldDown: 'held_me_down held_me pinned_me took_turns taking_turns on_top_of tied_me',
  rapeSign: 'turns down forced boys men clothes bed sex raped screamed',
  saidNo: 'told_him_no said_no not_want refused not_agree told_them_no pushed_him no_but',
  didAnyway: 'did_it_anyway did_it anyway continued forced by_force not_stop',
  shows: 'shows showed showing exposes exposed',
  privates: 'private_part private_parts penis manhood privates his_thing genitals',
  controls: 'controls if_i_talk if_i_answer when_i_talk',
  victim: 'woman girl child boy wife kid kids maid baby old_man old_woman grandmother children',
  fear: 'scared afraid terrified fear frightened shaking trembling dread',
  heHome:
    'he_comes comes_home come_home comes_back he_is_drunk he_drinks gets_drunk his_footsteps when_he he_gets what_he',
  nudes:
    'recorded_us recorded_me filmed_us filmed_me our_video sex_tape nudes nude naked private_pics private_photos sex_tape sex_video bedroom_video my_pics',
  expose:
    'wants_money money send_the send_it post posting posted leak leaking send_to share sharing threatens threatening threatened blackmail blackmailing expose pay_him or_else if_i_do everyone facebook',
  forces: 'forces forced forcing coerced by_force forcefully pressuring',
  forcedTo:
    'marry marriage married sex sleep_with slept_with abort abortion undress prostitution kiss touch have_sex lala',
  marry: 'marry marrying married marriage wed',
  oldMan:
    'old_man older_man rich_man his_friend aged polygamist 12 13 14 15 16 grade year_old years_old yr_old',
  marryForced:
    'want_me wants_me forcing force forced give_me giving_me gave_me sold sell she_is_14 refuse refused parents_want they_want being',
  removes:
    'removes removed remove takes_off took_off pulls pulled_down pulled opens opened lifts lifted tears tore',
  myClothes:
    'my_clothes my_pant my_pants my_underwear my_skirt my_dress my_legs my_panties my_panty my_bra my_trousers my_uniform',
  puts: 'puts put putting inserts inserted rubs rubbed presses',
  intimateOther:
    'in_her_pants in_his_pants under_her_skirt under_her_dress between_her_legs her_private his_private inside_her in_her_panties',
  intimate:
    'between_my_legs in_my_pants under_my_skirt under_my_dress in_my_private inside_me on_my_breasts in_my_mouth his_thing his_fingers my_private my_thighs',
  outside: 'outside door gate window',
}
