/**
 * Groups of words for `combinations.ts`, as `normalise` writes them. `a_b` is two words, and a question
 * mark makes the last letter optional. `combine.ts` adds the numbers from eight on to `number`.
 */
export const groups: Readonly<Record<string, string>> = {
  number: 'eight nine ten twelve fifteen twenty thirty forty fifty sixty hundred dozen',
  much: 'all whole entire full everything handful fistful bottles? packets? box boxes strips? sachets? many lots plenty loads too_much at_once same_time one_go half_a eight nine ten twelve fifteen twenty thirty forty fifty sixty hundred dozen double triple extra cup glass yonse onse ayengi yengi ambiri ambili yambili ayafula',
  took: 'nanwine anwine banwa took taken swallowed drank drunk ate eaten popped downed consumed gulped injected ingested chewed sniffed nanwa namwa ndamwa namina anwa amwa wamwa',
  finished: 'finished emptied cleared',
  take: 'take takes taking swallow swallows swallowing drink drinks drinking eat eats eating inject injecting consume consuming gulp ingest overdose',
  inside:
    'inside_me in_my_stomach in_my_body in_my_system in_my_belly in_my_blood inside_my_stomach',
  medicine:
    'tablets? pills? tabs? capsules? panados? panadols? paracetamols? panadol_extra cafenols? cafemols? aspirins? disprins? brufens? ibuprofens? diclofenac diclo voltaren indocid indomethacin pain_killers? painkillers? pain_stopper tramadols? tramal codeine morphine pethidine sleeping_pills? sleeping_tablets? sleeping_tabs? valiums? diazepams? lorazepam clonazepam xanax phenobarbs? phenobarbital phenobarbitone carbamazepine tegretol phenytoin epilim valproate epilepsy_medicine amitriptylines? amitryptyline amitriptaline fluoxetine prozac anti_depressants? antidepressants? haloperidol largactil chlorpromazine olanzapine risperidone artane piritons? promethazine phenergan cetirizine cough_syrup cough_mixture broncleer benylin amlodipines? nifedipine enalapril atenolol propranolol losartan hctz hydrochlorothiazide furosemide lasix moduretic bp_tablets bp_pills bp_meds bp_medicine heart_pills heart_medicine pressure_tablets digoxin warfarin metformins? glibenclamides? glucophage daonil insulin insulin_pens? sugar_pills sugar_tablets arvs? arv_tablets tld atripla dolutegravir efavirenz septrins? tb_tablets tb_drugs rifampicin isoniazid quinine chloroquine coartem? prednisolone dexamethasone birth_control contraceptives? iron_tablets medicines? medication medications meds drugs mapilisi amapilisi mapiritsi mapilishi amapilishi amapilishi_yonse imiti mankhwala_onse',
  insulin: 'insulin insulin_pens?',
  swallowAll:
    'swallow_the_lot take_the_lot swallow_everything take_everything swallow_all take_all_of take_them_all swallow_them_all swallow_them_at swallow_them_together inject_all inject_it_all drink_all drink_them_all finish_them_all',
  endMe:
    'end_me finish_me kill_me heart_stops heart_stop never_wake not_wake sleep_forever end_my_life',
  wantTo: 'want wants going_to will ready_to about_to plan planning thinking',
  giveAway: 'gave given give giving donated donating sold selling',
  notNeed: 'not_need_them not_need_it not_be_needing not_need_anything no_use_where',
  edge: 'edge ledge',
  readyNow: 'ready drop jump fall now tonight let_go lean alone',
  poison:
    'poison poisons rat_poison rat_kill rat_killer rats_poison rattex ratex ratkill ratol mouse_poison doom baygon mortein raid target_spray pesticides? insecticides? herbicides? fungicides? weed_killer weedkiller round_up roundup glyphosate gramoxone paraquat atrazine dichlorvos ddvp cypermethrin deltamethrin lambda monocrotophos chlorpyrifos malathion carbofuran furadan termik temik aldicarb phostoxin shumba shumba_powder weevil_tablets? weevil_pills? actellic cattle_dip dip_tick tick_grease triatix amitraz battery_acid battery_water acid jik bleach harpic domestos toilet_cleaner drain_cleaner caustic_soda handy_andy dettol savlon javel detergent paraffin kerosene petrol diesel turpentine thinners methylated_spirits? spirit brake_fluid engine_oil antifreeze coolant hair_dye relaxer mothballs? chemicals? fertili[sz]er fertilizer fertiliser spraying_medicine medicine_for_spraying rat_medicine umuti_wa_bakoswe umuti_wa_koswe mankhwala_a_makoswe sumu poizoni',
  atHand:
    'holding on_my_lap in_my_hand in_my_hands in_my_palm in_front_of next_to_me beside_me with_me_here near_me before_me in_my_cup in_a_cup in_a_glass on_the_table on_my_bed on_the_bed open_bottle under_my_bed under_my_pillow in_my_drawer in_my_bag counted counted_out',
  forMe: 'for_me for_myself for_my_self for_us for_him_self for_himself for_herself',
  brave: 'brave courage guts nerve scared_to ready do_it gather_strength waiting_for_courage',
  dying:
    'heart_stop my_heart_stop deadly die dies dying death dead kill kills killing fatal lethal painless painlessly suicide',
  noPain:
    'painless painlessly without_pain without_feeling feel_pain sleep_forever never_wake not_wake quietly peacefully want_to_go end_things end_it end_me finish_me',
  ask: 'dose what_dose how_many how_much how_long can will if_i is_it which_one does what_happens',
  goodbye:
    'over_for_me not_call not_look_for goodbye good_bye bye farewell tsalani shalenipo salani mushale shaleni',
  bye: 'not_call not_look_for goodbye good_bye farewell shalenipo mushale rip',
  hoard:
    'hoarded hoarding stockpiled stockpiling saved saving kept keeping hid hidden stole stolen stealing collected collecting counted bought',
  enough: 'till until enough now_it_is now_its until_i_have one_is_enough',
  die: 'die dying be_dead am_dead being_dead i_die me_dying end_my_life end_it never_wake sleep_forever not_wake',
  rope: 'rope ropes belt chitenge wire cable string shoelaces scarf sheet necktie intambo umwando chingwe ntambo',
  beam: 'beam beams roof rafters? ceiling tree branch mango wardrobe door_frame nail pole',
  neck: 'neck throat umukoshi mukoshi khosi',
  tie: 'tie tied tying tight strong good ready here hook noose knot',
  blade:
    'blade blades razor razors razor_blade razor_blades knife glass scissors compass lezala razo',
  limbs: 'wrist wrists arm arms thigh thighs veins? skin legs stomach forearm neck throat',
  blood: 'not_stopping blood bleed bleeding bleeds wont_stop not_stop deep umulopa magazi',
  cuts: 'cut cuts cutting slit slashed carved carving scratched sliced scars',
  gun: 'gun pistol rifle shotgun ak47 firearm',
  kin: 'friend friends bestie brother bro sister sis son daughter child children kid kids boy girl husband hubby wife boyfriend girlfriend bf gf mum mom mother mummy dad father daddy uncle aunt auntie aunty cousin nephew niece grandmother granny grandfather grandpa ambuya agogo workmate work_mate classmate class_mate roommate room_mate hostel_mate colleague neighbour tenant maid pupil student patient partner fiance ex stepson stepdaughter step_son step_daughter grandson granddaughter toddler baby munandi umunandi mnzanga mzanga nkashi munyinane ndume mlongo mkazi mwana umwana someone somebody man woman lady guy he she',
  small:
    'toddler baby child son daughter niece nephew kid grandson granddaughter small_boy small_girl mwana umwana umwaice',
  meWord: 'me with_me i my',
  grave:
    'in_the_ground grave coffin cemetery mortuary morgue buried tombstone six_feet burying casket',
  seeMe:
    'see_me find_me bury_me burying_me me_in am_in put_me take_me let_me i_am_in just_bury throw_me',
  myFuneral:
    'my_funeral my_burial my_coffin my_grave my_own_funeral my_own_burial bury_me burying_me my_dead_body my_corpse my_casket my_mortuary my_tombstone be_burying_me me_buried find_me_hanging find_me_dead find_my_body',
  deathNoun:
    'in_the_ground under_the_ground dead death dying grave coffin buried six_feet cemetery being_dead die',
  better:
    'peaceful painless quick rather better easier happier happy relief relieved envy jealous answer solution option way_out freedom peace rest only_way one_way welcome only_thing deserve prefer sweet',
  mind: 'mind head thinking think thoughts obsessed dreaming dream imagine imagining',
  deathThing: 'death dying die burial funeral grave suicide coffin hanging',
  god: 'god lord jesus lesa mulungu yehova creator',
  takeMe:
    'kill_me take_me takes_me took_me not_wake_me not_to_wake take_my_life takes_my_life take_my_soul take_my_breath call_me calls_me collect_me remove_me my_soul back_to_him take_this_life nsende unsende come_for_me nsende ntwale munditenge mundisenge',
  tired:
    'tired want_to_die finished exhausted cant enough pray prayer praying ask asking beg begging every_night every_day please had_enough ok_with fine_with am_ok no_strength no_hope hurry fast quickly wish hope strength over nalema natopa naleka ninaka nanaka',
  leaveWorld:
    'vanish disappear leave leaving go gone exit depart departing no_place place needs_me need_me belong',
  world: 'earth planet this_world pa_calo pano_calo dziko calo',
  hitBy:
    'hit hits crush crushes knock knocks run_over runs kill kills finish finishes taken take takes strike strikes crushed',
  vehicle:
    'car truck bus minibus train lorry lightning accident taxi plane crash cancer hiv aids disease sickness malaria heart_attack',
  wish: 'wish hope hoping praying pray happy glad should_just should waiting over fine_with relieved let better',
  maker:
    'meet_my_maker my_maker next_life other_side afterlife life_after_this better_place up_there see_my_late join_my_late meet_my_late go_to_heaven rest_for_good rest_forever close_my_eyes my_ancestors heaven_soon meet_in_heaven see_you_in see_u_in six_feet_under leave_this_world leaving_this_world leave_this_earth leaving_this_earth leave_the_world end_of_me last_day_on last_day_alive last_breath eternal_rest',
  ready:
    'ready want going tired tonight today soon now bye goodbye time better be feel feels would forever debts at_last miss',
  useless: 'useless worthless burden failure nobody no_one tired no_use nothing deserve',
  pains: 'pain suffering debts debt loans? kaloba problems misery shame poverty amafya mavuto',
  endsBy: 'end ends over stop stops finish finishes only_way free no_more',
  ifDie: 'if_i_die when_i_die i_die me_dying my_death dying to_die die',
  stopHeart: 'heart_to_stop heart_stop heart_stops stop_beating stop_breathing my_last_breath',
  gone: 'when_am_gone when_i_am_gone once_i_am once_am_gone after_am_gone am_gone i_am_gone am_dead not_be_there not_be_here without_me gone_forever am_no_more',
  after:
    'suffers suffer debts need need_them take_care look_after children kids mother mum baby bank pin nobody no_one sister cope fine',
  jump: 'jump jumping leap throw_myself throwing_myself drown drowning jumped threw_myself plunge fall_from fall_off',
  height:
    'parking mall hostel window hospital storeys 3rd 4th 5th bridge roof building floor balcony falls tower flyover well dam river lake cliff storey mountain mumana nyanja zambezi kafue luapula railway rooftop ledge',
  lie: 'lie lay lying step stepping walk walking stand standing sit throw run sleep',
  rail: 'rails railway rail_line railway_line railway_tracks train_tracks tracks in_front_of under_a_train under_a_truck the_train into_traffic into_the_lake into_the_river into_the_dam',
  traffic:
    'bus buses truck trucks train car cars traffic minibus lorry tracks railway lake river not_come_back finishes_me die end',
  drown: 'drown drowning',
  drownHow:
    'myself want will going checking river dam lake well bathtub kafue die thinking depth self tonight',
  deep: 'how_deep deep depth high water cold',
  wonder:
    'wondering wonder thinking imagine look_for_me miss_me at_night alone in_the_dark dont_call not_call bye goodbye no_one nobody crying',
  standing: 'standing sitting am_on am_at driving walking going staring looking climbed',
  tell: 'tell tells told inform',
  loved:
    'loved_her loved_him loved_them loves_him loves_her loves_them i_loved father_loved mother_loved loved_you',
  letter: 'letter letters note notes message messages voice_note',
  wrote: 'wrote written write writing left leaving found recorded typed',
  closing:
    'find_me find_my time_to_go my_body goodbye good_bye gone under_the_bible blame die bury read_it after_me kids children parents mum mother pills rope poison',
  setDay: 'set picked chosen chose decided know marked choose',
  date: 'the_date a_date the_day a_date the_tree which_tree the_place the_night the_hour',
  dateFor: 'die pain end no_more use do_it hang my_life kill jump goodbye 30th',
  doIt: 'do_it get_it_over done_with_it go_through_with',
  doHow:
    'bathroom tonight alone bush guts courage knife blade rope pills poison gun when_they_sleep travels asleep toilet wont_feel results',
  crash: 'crash crashing drive_into driving_into ram overturn roll_my',
  crashInto: 'truck wall tree bridge lorry pole bus river ditch',
  plan: 'thinking think want plan planning look_like looks_like on_purpose urge going feel_like accident',
  hanging: 'hanging hanged hang hung',
  found: 'found discovered',
  rescued:
    'rope_cut cut_the put_out pulled_me saved saved_me rescued pulled snapped broke broken cut_the_rope neighbours found_me survived survived_it failed next_time stopped_me brought_me uth hospital fisherman branch putuka yaputuka yaduka anandipulumutsa',
  neckRope:
    'neck hang hanging hanged noose chair jumped river well bridge drown floor roof threw_myself stabbed_myself shot_myself',
  jumped: 'jumped threw_myself thrown_myself fell_on_purpose',
  brokeLeg: 'leg legs broken back hip spine hospital drown die pulled saved survived pain rescued',
  symptoms:
    'foaming foam unconscious unresponsive collapsed not_waking not_responding not_breathing not_wake vomiting_blood shaking fitting convulsing frothing',
  somethingTaken:
    'drank_something drunk_something took_something taken_something swallowed_something ate_something drink_something took_tablets taken_tablets took_pills swallowed',
  finally:
    'finally_did did_it done_it already_took already_taken already_drank already_drunk already_swallowed it_is_done too_late have_done_it',
  inhale: 'inhaled inhale inhaling breathed_in sniffed',
  fumes: 'fumes gas charcoal exhaust brazier mbaula carbon smoke',
  purpose: 'on_purpose purposely die end sleep_forever locked closed deliberately',
  locked:
    'locked locks locking locked_himself locked_herself went_to_the went_into bush bedroom toilet bathroom',
  lockedWith:
    'with_a_rope with_a_gun with_a_knife with_rope with_poison with_pills with_a_bottle with_a_panga with_the_gun with_the_rope',
  told: 'told tells says said saying secret whispered posted sent confessed picture status',
  gets: 'bought buy has keeps hides found_poison with carrying got hiding hid',
  plansTo:
    'take_it drink_it on_payday payday goodbye die herself himself secret use_it kill end_it swallow tired letter bag note pillow drink',
  foundIn: 'found saw discovered',
  secretPlace: 'letter note bag pillow mattress room drawer pockets? suicide goodbye',
  notHere: 'not_be_here not_be_around not_be_alive not_see_me not_be_there last_day be_gone',
  gaveAway: 'gave_me gave_away giving_away gave_her gave_his phone clothes things sorry goodbye',
  allOfIt:
    'inject_it_all inject_all take_it_all take_them_all swallow_them_all swallow_all swallow_everything swallowing_everything swallowing_them drink_it_all drink_them_all finish_them_all',
  signal:
    'nobody no_one calling_me looking_at_me talking_to_me not_tell no_one_knows nobody_knows secret secretly alone crying waiting right_day right_time loaded trigger bullets',
  callMe: 'calling_me looking_at_me talking_to_me telling_me',
  loaded: 'loaded trigger bullets bullet my_head his_head my_mouth alone crying drove end',
  garage: 'garage windows doors door',
  engine: 'engine exhaust car_on car_running',
  close: 'close closed closing shut lock seal locked sealed',
  forgive: 'forgive_me sorry_for forgive',
  aboutToDo: 'about_to_do going_to_do want_to_do am_planning will_do_tonight what_i_will',
  noOne: 'no_one nobody this_time not_try not',
  stopMe: 'stop_me save_me talk_me_out change_my_mind',
  deadlyPlace:
    'railway tracks bridge river dam cliff falls rooftop flyover zambezi kafue lake well bush',
  intent:
    'crocs crocodiles have_me have_my stop_me not_come_back never_come left_his left_her note waiting_for_night let_the waters take_me',
  tookIt: 'finished_it drank_it drunk_it swallowed_it took_it ate_it drink_it gulped_it',
  careOf: 'care_of_my look_after_my care_of_our looking_after_my',
  pointless:
    'useless worthless pointless meaningless no_point no_use no_value no_meaning no_purpose no_reason no_hope nothing_good',
  alive: 'living alive my_life this_life existing exist breathing',
  beDead: 'be_dead am_dead be_no_more will_die going_to_die i_die be_gone_forever be_buried',
  when: 'tonight tomorrow monday tuesday wednesday thursday friday saturday sunday weekend month midnight morning christmas birthday by_then soon',
  noMoreDay: 'christmas next_year new_year tomorrow birthday graduation',
  notSee: 'not_see never_see not_think not_make_it not_reach',
  iAm: 'i am me',
  dieNow: 'die dying dead be_dead killing_me_inside',
  wantDeath:
    'want wish wishing pray praying hope google search searching ways waiting ready longing deserve need rather',
  andDie: 'and_die to_die and_i_die then_die so_i_die i_can_die and_sleep_forever and_end_it',
  swallowed: 'swallowed downed popped gulped',
  phoneOff:
    'switched_off not_picking not_answering unreachable phone_is_off not_reply not_replying is_off',
}
