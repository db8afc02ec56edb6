import type { ContactDraft } from './contact';
import {
  advance,
  firstState,
  transitions,
  type MessageFormEvent,
  type MessageState,
  type Outcome,
  type Post,
  type Refused,
  type Stage,
} from './message-state';

const { draft: blank } = firstState;
const draft: ContactDraft = { ...blank, name: 'Awa', email: 'a@b.ml', message: 'Bonjour' };
const changed: ContactDraft = { ...draft, name: 'Awa Traoré' };
const problems = { name: ['indiquez votre nom'], email: ['indiquez une adresse'] } as const;
const { name, email } = problems;

const post: Post = { draft, mayHaveArrived: false, round: 0 };
const second: Post = { draft, mayHaveArrived: true, round: 0 };
const other: Post = { draft: changed, mayHaveArrived: true, round: 0 };

const refusal: Refused = { step: 'refused', form: [], fields: problems };
const silence = { step: 'failed', reason: 'silent', detail: '' } as const;
const withoutNetwork = { step: 'failed', reason: 'offline', detail: '' } as const;
const long: Stage = { step: 'sending', post, isLong: true };

const writing: MessageState = { ...firstState, draft };
const lost: MessageState = { ...writing, network: 'lost' };
const sending = (sent: Post): MessageState => ({
  ...writing,
  stage: { step: 'sending', post: sent },
  draft: sent.draft,
  mayHaveArrived: true,
});
const refused: MessageState = { ...writing, stage: refusal };
const wrongName: MessageState = { ...writing, stage: { ...refusal, fields: { name } } };
const corrected = (fields: Refused['fields']) =>
  ({ draft: changed, stage: { ...refusal, fields, isCorrected: true } }) as const;
const silent: MessageState = { ...writing, stage: silence, mayHaveArrived: true };
const sent: MessageState = { ...firstState, stage: { step: 'sent', isChanged: false }, round: 1 };

const submitted = { type: 'submitted', draft, problems: {} } as const;
const typed = { type: 'typed', draft: changed, problems: {} } as const;
const answer = (to: Post, outcome: Outcome) => ({ type: 'answered', post: to, outcome }) as const;
const arrival = answer(post, { step: 'sent' });
const thanks = {
  stage: { step: 'sent', isChanged: false },
  draft: blank,
  mayHaveArrived: false,
  round: 1,
} as const;
const thanksForBefore = {
  ...thanks,
  stage: { step: 'sent', isChanged: true },
  draft: changed,
} as const;

const anywhere = [writing, sending(post), refused, silent, sent];

/** What is promised, before, event, and what changes. */
type Case = readonly [string, MessageState, MessageFormEvent, Partial<MessageState>];

const kept = { draft, mayHaveArrived: true };
const another: Stage = { step: 'writing', isAnother: true };

const cases: readonly Case[] = [
  ...anywhere.flatMap((state): readonly Case[] => [
    ['the loss of the network is known', state, { type: 'offline' }, { network: 'lost' }],
    ['and its return', { ...state, network: 'lost' }, { type: 'online' }, { network: 'back' }],
  ]),
  ...[writing, sending(post), silent].map((state): Case => [
    'what is typed is kept',
    state,
    typed,
    { draft: changed },
  ]),
  ...[writing, sending(post), refused, silent].map((state): Case => [
    'whenever it has arrived, it is thanked for',
    state,
    arrival,
    thanks,
  ]),

  ['a network that was there is not said', writing, { type: 'online' }, {}],
  ['what was kept comes back', firstState, { type: 'reloaded', kept }, kept],
  ['what is wrong is said first', writing, { ...submitted, problems }, { stage: refusal }],
  ['nothing is sent without a network', lost, submitted, { stage: withoutNetwork }],
  ['a message is sent, and may arrive', writing, submitted, sending(post)],
  ['nothing is said once another is written', { ...writing, round: 1 }, arrival, {}],

  ['a long sending is said', sending(post), { type: 'waited' }, { stage: long }],
  ['what is refused has not arrived', sending(post), answer(post, refusal), refused],
  ['an earlier post may have', sending(second), answer(second, refusal), { stage: refusal }],
  ['what is not answered may have arrived', sending(post), answer(post, silence), silent],
  ['another post has its own failure', sending(other), answer(post, silence), {}],
  ['a late answer ends a second sending', sending(second), arrival, thanks],
  ['but that of no other text', sending(other), arrival, {}],

  ['an error goes with what was wrong', refused, typed, corrected({ email })],
  ['and stays until then', refused, { ...typed, problems }, corrected(problems)],
  ['none is left after the last', wrongName, typed, { ...writing, draft: changed }],
  ['what was corrected is sent', refused, submitted, sending(post)],

  ['a second post is said to be one', silent, submitted, sending(second)],
  ['what has changed since is left', { ...silent, draft: changed }, arrival, thanksForBefore],
  [
    'a lack of network goes with it',
    { ...lost, stage: withoutNetwork },
    { type: 'online' },
    { ...writing, network: 'back' },
  ],

  [
    'another message can be written',
    { ...sent, network: 'back' },
    { type: 'startedAnother' },
    { stage: another, network: 'steady' },
  ],
];

it.each(cases)('%s', (_promise, before, event, change) => {
  expect(advance(before, event)).toEqual({ ...before, ...change });
});

it('has no transition without a case', () => {
  const tried = new Set(cases.map(([, { stage }, { type }]) => `${stage.step} ${type}`));
  const listed = Object.entries(transitions).flatMap(([step, events]) =>
    Object.keys(events).map((type) => `${step} ${type}`),
  );
  expect([...tried].toSorted()).toEqual(listed.toSorted());
});

it('changes nothing at any other event: no second press sends', () => {
  for (const state of anywhere)
    for (const [, , event] of cases)
      if (!(event.type in transitions[state.stage.step])) expect(advance(state, event)).toBe(state);
  expect('submitted' in transitions.sending).toBe(false);
});
