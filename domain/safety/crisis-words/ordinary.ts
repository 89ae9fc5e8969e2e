/** Groups of words, written as in `groups.ts`, next to which a combination is everyday life. */
export const ordinary: Readonly<Record<string, string>> = {
  beasts:
    'armyworms worms caterpillars locusts pests sprayed rats mice cockroaches cockroach dogs? cats? chickens? goats? cows? cattle pigs? birds? insects after_spraying after_using milk_after',
  jokes:
    'workout gym squats shift legs video lol haha hair meme exam exams assignment phone car laptop data hunger thirst boredom heat laugh laughing phone battery curiosity shame shoes cold excitement sugar diabetes bp pressure covid disease scared afraid worried worry fear one_day old_age',
  negation: 'not never',
  usual:
    'prescribed prescription refill refills course usual doctor doctors nurse clinic pharmacy pharmacist chemist supply daily every_day each_day a_day per_day twice weeks week month months breakfast supper lunch dinner food meals meal instructed advised directed on_time correctly forgot forget remember remind days appetite cravings collect vitamin vitamins deworming antibiotics antibiotic amoxicillin flagyl fansidar malaria infection worms parasite germs bacteria virus need_more more_tablets restock run_out ran_out pregnancy antenatal reduced missed headache flu fever exams? assignment test lecture pharmacology cured better_now',
  taught:
    'romeo juliet shakespeare playhouse fortnite minecraft pubg roblox film films movie movies series novel book books story song songs lyrics play drama acting actor assignment essay lecture exam thesis research news radio documentary bible_study sermon preached jesus cross lesson lessons history topic study training seminar awareness workshop comedian meme joke lol haha hahaha lmao game games playstation video poem class_discussed family_tree centuries judas okonkwo chapter',
  animals:
    'rats rat_problem mice cockroaches cockroach mosquitoes mosquitos ants weevils termites flies worms insects pests armyworms snakes? dogs dog cats cat chickens goat goats cow cows cattle pigs animals ticks maize garden field crops cotton tomatoes tomato vegetables weeds spray_the sprayed sprayer floor mop toilets_clean wash washing laundry shirts clothes clean cleaning stain stains lamp stove fuel label in_the_store storage garage mechanic drain blocked shop_selling gloves',
  tools:
    'bundle parcel thread snakes? snake grass garden firewood cooking chopping onions vegetables meat fish kitchen shave shaving shaved barber nails hair hunting soldier guard police swing clothes washing laundry luggage load tent goat goats cow cows dog boat skipping jump_rope gym climb bump chicken chickens operation operated dentist injection nurse doctor lab tests? donate donated onion football surgery fell playing tooth nose period periods menses bike bicycle accident_at',
  water:
    'swim swimming swam fish fishing holiday trip tour pool boat picnic sunset lodge restaurant ball view walked jogging ran jogged run running km photos crossed bungee exercise taxi_rank meet_you',
  travel:
    'leave travel travelling holiday trip weeks village workshop conference maternity town next_month school_trip vacation transfer',
  insured:
    'insurance cover policy society plan_for lol haha joke attended attending late funeral_of',
  hers: 'visited visit attended uncle grandmother grandfather aunt cleaned late his her tombstone_unveiling unveiling mother father dad mum brother sister work',
  played:
    'election elections race exam football soccer netball chess draughts game match team fifa race cards final goal goals league toddler year_old months_old',
  cared:
    'doctor nurse midwife physio dentist clinic husband_and wedding heart baby_sleeps net bed_with hugged bible',
  online: 'instagram facebook twitter tiktok page account ig channel back blog youtube',
  cooked:
    'rice nshima food pot beans cooking cake meat tongue sun calories accident accidentally tea by_mistake',
}
