/** Sentences of emails that say nothing of health: none of their words may be found. */
export const ordinary: readonly string[] = `
Your visit is at 09:00.
Your appointment on {time} is confirmed.
Confirmed: {time}
With: Dr Banda
Dr Banda is away on Monday.
Please ask Dr. Mwansa Phiri.
Please come ten minutes early.
Bring your NRC.
Bring your NHIMA card.
You can park behind the building.
The entrance is on Kafue Road.
Please switch your phone to silent.
You find us on the second floor, room 12.
The lift is out of order this week.
Please wait at reception.
If you cannot come, please cancel it.
If you cannot come, choose another time.
You can change it until one day before.
We will email you when there is an answer.
We are sorry for the change.
Muli bwanji?
Zikomo kwambiri.
Natotela sana.
Mwapoleni mukwai.
Twalumba.
Happy new year from all of us.
We are closed on Independence Day.
We are closed from 24 December to 2 January.
Our hours have changed: Monday to Friday, 08:00 to 17:00.
Please pay by mobile money.
Please pay by {day}.
You have a new invoice from {provider}.
Your invoice is still open.
The receipt is in your account.
Thank you for your payment.
We send your money back within a day.
The price is K350.
A fee of K50 is due.
You have a new message on {clinic}.
Log in to read it.
Please read it today.
There is something new for you.
There is something new in your account.
{provider} shared something in writing with you.
{provider} asks you to answer a few questions by {day}.
It takes a few minutes.
You can also choose not to answer.
You need a computer, a phone or a tablet.
It works on a phone or tablet.
Use a phone or a tablet with a camera.
Join from a quiet place.
Please use earphones.
Test your microphone before.
Check your connection first.
The address to join is in this email.
Someone you met in person added an entry to your account.
You allowed this under Account, Sharing.
You can turn these emails off at any time.
Emails like this one are turned on and off here: {emails_page}
If this was not you, ignore this email.
Ask us if anything is unclear.
You reach us at {email} or {phone}.
Call us at {phone}.
We look forward to seeing you.
We will see you on {time}.
See you soon!
Kind regards
Your team at {clinic}
A time is free on the day you wait for.
An earlier time is available: {time}.
You are next on the list.
The list is full.
Your place is kept until {day}.
Your request was declined. You can choose another time.
Your account type ends on {day}.
Send us a new document.
Please bring the letter from your school.
Students need their student card.
Your parents may come with you.
A guardian must come with a child.
Bring someone with you if you like.
You may bring an interpreter.
We speak Bemba, Nyanja, Tonga and English.
The bus stops in front of the door.
Turn left after the bridge.
The parking costs nothing.
Guards at the gate ask for your name.
Say your name at the gate.
Your number in the queue is on the screen.
Lock your screen after reading.
The screen at reception shows your number.
Please tell us who comes with you.
Who are you coming with?
Tell us what you prefer.
As a result, times may change.
Our apologies for the late notice.
There is no hurry.
Take your time.
Take a seat in the waiting area.
Water is at the entrance.
Tea and coffee are free.
The room has changed to Room 3.
Where: Plot 12, Independence Avenue
How: Virtual
Before: Thursday 12 November 2026, 10:00
A colleague takes over while {provider} is away.
{provider} is back on Monday.
Power cuts may delay us.
Because of load shedding we start later.
Heavy rain may close the road.
The road works on Cairo Road cause delays.
Your opinion matters to us.
Tell us how the visit was.
Your feedback helps us.
We prepare the room for you.
Please prep your questions.
Our newest address is below.
Please confirm your phone number.
Save this date in your calendar.
You can add it to your calendar.
The group meets on {time}.
You still have your place.
Your registration is complete.
It cannot take place.
Nothing was booked.
The time is free again.
We could not reach you.
Please answer your phone at that time.
You asked us to write to you at {time} (time in Lusaka).
Something on the list that you made runs out within a week.
You can turn these reminders off in the list that you made.
Please exercise your right to cancel in time.
He who comes first is first.
Your art class ticket
Meet us at the art gallery entrance.
The cab can stop at the gate.
Payment by card is possible.
Anchor House, third floor
We value your privacy.
The stairs are on the right.
The door opens at 07:30.
Please be on time.
Come early, as guards check bags.
The office is at Plot 9, Great East Road.
Mulungushi Road is closed.
Please use the side door.
Your booking number is 4711.
This is a reminder.
This email cannot be answered.
Do you need a ramp? Tell us.
A wheelchair ramp is at the back door.
We have moved to a new building.
Our new office opens on {day}.
Bring a copy of your ID.
The form is at the desk.
The front desk helps you.
We hold this time for you until {day}.
Your wish was noted.
Please accept or decline it.
Please choose one of the times.
Your plan is ready.
Your membership ends on {day}.
Your membership was renewed.
Thank you for your patience.
Please be patient with us.
We take care of the rest.
We still wait for your answer.
Have a good day.
Safe travels.
Wear comfortable clothes.
Come as you are.
`
  .trim()
  .split('\n')
