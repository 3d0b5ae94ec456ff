import type { OptionNumber, QuestionId } from '../domain/assessment/assessment.ts'

/**
 * For each answer, from A to E, what to ask the person who gave it. It takes the answer as given and
 * asks for more of it; at E it asks how that shows. For a talk, so the report does not hold them.
 */
const OPENING_QUESTIONS: Readonly<
  Record<QuestionId, readonly [string, string, string, string, string]>
> = {
  1: [
    'Think of your last launch: which questions came up first?',
    'How much was ready on the day when selling last started?',
    'What would you have changed about the latest goals or dates, had you been asked?',
    'What did leaders change last time because of something you said?',
    'Which goal in the current plan would look different without you?',
  ],
  2: [
    'Of the programs that run now, which would you stop first, and why?',
    'If I asked two of your sales leaders for the top priority, what would I hear?',
    'What happens to the plan when sales leaders want something else?',
    'When a priority moves after the approval, who changes the plan?',
    'How long did the latest change of the plan take to reach reps?',
  ],
  3: [
    'If two reps answered the same customer, where would they differ most?',
    'Where do the versions of your teams lie furthest apart today?',
    'What do customers ask today that the message does not answer yet?',
    'What have customers said since the last review that belongs in the message?',
    'Which part of the message did customer feedback change last?',
  ],
  4: [
    'How does a new rep find what they need for a first meeting?',
    'Which part of the standard set do your experienced reps use?',
    'Where do two reps in the same group need different things?',
    'How do managers notice a gap, and which ones do they miss?',
    'How do reps tell you that the data picked the wrong content?',
  ],
  5: [
    'What do your experienced reps still learn, and from whom?',
    'What was the last session about, and what brought it up?',
    'How would you know whether the last session changed what reps can do?',
    'What happens after a check, with a rep who passes and with one who does not?',
    'Which skill has moved most since sessions are chosen that way?',
  ],
  6: [
    'What do reps rewrite most before a meeting?',
    'Which role asks most, and what happens to the pieces afterwards?',
    'Which role or deal stage has the least to work with?',
    'What do service or partners use once the deal is signed?',
    'With so many sets, how do you keep them current?',
  ],
  7: [
    'What happens in a busy quarter?',
    'How much coaching took place last month, as far as you can tell?',
    'How would you find out which sessions were missed last month?',
    'What are the sessions about, and who decides that?',
    'Which topic came up most in the latest records, and what changed?',
  ],
  8: [
    'How does a new manager learn to coach?',
    'What do managers still use from the tips or the class?',
    'How do you see whether managers use the guide?',
    'Who has watched a manager coach lately, and what did they see?',
    'What did the latest feedback change in how managers coach?',
  ],
  9: [
    'What do reps do differently a month after a training?',
    'Who opened the last slides or recording again, and when?',
    'What do reps rely on in front of a customer, half a year after a training?',
    'How does a rep know that it is time to open a guide?',
    'Which guide do reps close at once, and why?',
  ],
  10: [
    'What could you show your finance team about the last program?',
    'What did reps do differently after the program that most of them attended?',
    'How do the reps with the highest scores sell, compared with the rest?',
    'How do you know that the change came from the program?',
    'Who outside enablement has looked at that comparison?',
  ],
  11: [
    'What did the last urgent request push aside?',
    'How is the choice explained to those who have to wait?',
    'What would reps put on that ranking that is not on it today?',
    'Which item would move if you ranked by sales results instead?',
    'How often did the expected effect arrive?',
  ],
  12: [
    'What was the last problem that someone reported, and how old was it by then?',
    'What goes out of date first between two reviews?',
    'What would you take out today if the review were now?',
    'What did the last review change or remove?',
    'How much time do the reviews take, and who does them?',
  ],
}

export function openingQuestionOf(id: QuestionId, option: OptionNumber): string {
  const question = OPENING_QUESTIONS[id][option - 1]
  if (question === undefined) throw new Error(`Nothing to ask about option ${option} of ${id}`)
  return question
}
