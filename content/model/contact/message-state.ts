import {
  contactFields,
  defaultSubject,
  firstWrongField,
  type ContactDraft,
  type FieldProblems,
} from './contact';

/** `form` has sentences about the whole form. */
export interface Refused {
  step: 'refused';
  form: readonly string[];
  fields: FieldProblems;
  /** Set once the visitor corrects a field: the focus then stays where it is. */
  isCorrected?: true;
}

export interface Failed {
  step: 'failed';
  /** `silent`: there was no response in time. */
  reason: 'offline' | 'silent' | 'failed';
  /** The message of the error (docs/requirements.md § 7), or ''. */
  detail: string;
}

export type Outcome = { step: 'sent' } | Refused | Failed;

export type Stage =
  | { step: 'writing'; isAnother?: true }
  | { step: 'sending'; post: Post; isLong?: true }
  /** `isChanged`: the text has changed since it was sent. */
  | { step: 'sent'; isChanged: boolean }
  | Refused
  | Failed;

export interface MessageState<Current extends Stage = Stage> {
  stage: Current;
  draft: ContactDraft;
  /** Whether an earlier post of this message may have arrived. */
  mayHaveArrived: boolean;
  network: 'steady' | 'lost' | 'back';
  /** Counts the messages that are known to have arrived. */
  round: number;
}

export type KeptMessage = Pick<MessageState, 'draft' | 'mayHaveArrived'>;

/** `round` is that of the state when it was sent. */
export type Post = KeptMessage & Pick<MessageState, 'round'>;

export type MessageFormEvent =
  | { type: 'reloaded'; kept: KeptMessage }
  | { type: 'typed' | 'submitted'; draft: ContactDraft; problems: FieldProblems }
  /** An answer after the outcome `silent` comes as a second event. */
  | { type: 'answered'; post: Post; outcome: Outcome }
  | { type: 'waited' | 'startedAnother' | 'offline' | 'online' };

type EventType = MessageFormEvent['type'];
type EventOf<Type extends EventType> = MessageFormEvent & { type: Type };
type Change = Partial<MessageState>;

export const firstState: MessageState = {
  stage: { step: 'writing' },
  draft: { name: '', phone: '', email: '', subject: defaultSubject, message: '' },
  mayHaveArrived: false,
  network: 'steady',
  round: 0,
};

function submit(
  { network, mayHaveArrived, round }: MessageState,
  { draft, problems }: EventOf<'submitted'>,
): Change {
  if (firstWrongField(problems))
    return { draft, stage: { step: 'refused', form: [], fields: problems } };
  if (network === 'lost')
    return { draft, stage: { step: 'failed', reason: 'offline', detail: '' } };
  const post = { draft, mayHaveArrived, round };
  // The visitor may leave the page before the outcome.
  return { draft, stage: { step: 'sending', post }, mayHaveArrived: true };
}

/** Keeps the errors of fields that are unchanged, or have the same one still. */
function correct(
  { stage, draft: before }: MessageState<Refused>,
  { draft, problems }: EventOf<'typed'>,
): Change {
  const fields: FieldProblems = {};
  for (const field of contactFields) {
    const error = stage.fields[field];
    const isSame = draft[field] === before[field] || error?.[0] === problems[field]?.[0];
    if (error && isSame) fields[field] = error;
  }
  const isRight = stage.form.length === 0 && !firstWrongField(fields);
  return {
    draft,
    stage: isRight ? { step: 'writing' } : { ...stage, fields, isCorrected: true },
  };
}

const isSameText = (one: ContactDraft, other: ContactDraft) =>
  contactFields.every((field) => one[field] === other[field]);

/** A success counts whenever it comes, also after another outcome. */
function conclude(
  { stage, draft, round }: MessageState,
  { post, outcome }: EventOf<'answered'>,
): Change {
  const current = stage.step === 'sending' ? stage.post : undefined;
  if (outcome.step !== 'sent') {
    const mayHaveArrived = outcome.step === 'failed' || post.mayHaveArrived;
    return post === current ? { stage: outcome, mayHaveArrived } : {};
  }
  // Another text that is being sent now will have an outcome of its own.
  if (post.round !== round || (current && !isSameText(current.draft, post.draft))) return {};
  const isChanged = !isSameText(draft, post.draft);
  return {
    stage: { step: 'sent', isChanged },
    draft: isChanged ? draft : firstState.draft,
    mayHaveArrived: false,
    round: round + 1,
  };
}

const anywhere = {
  offline: (): Change => ({ network: 'lost' }),
  online: ({ network }: MessageState): Change => ({
    network: network === 'lost' ? 'back' : network,
  }),
};

const anyForm = {
  ...anywhere,
  typed: (_: MessageState, { draft }: EventOf<'typed'>): Change => ({ draft }),
  answered: conclude,
};

/** By step and event. */
export const transitions: {
  readonly [Current in Stage['step']]: {
    readonly [Type in EventType]?: (
      state: MessageState<Stage & { step: Current }>,
      event: EventOf<Type>,
    ) => Change;
  };
} = {
  writing: { ...anyForm, reloaded: (_, { kept }) => kept, submitted: submit },
  sending: { ...anyForm, waited: ({ stage }) => ({ stage: { ...stage, isLong: true } }) },
  refused: { ...anyForm, typed: correct, submitted: submit },
  failed: {
    ...anyForm,
    submitted: submit,
    online: (state) => ({
      ...anywhere.online(state),
      stage: state.stage.reason === 'offline' ? { step: 'writing' } : state.stage,
    }),
  },
  sent: {
    ...anywhere,
    startedAnother: ({ network }) => ({
      stage: { step: 'writing', isAnother: true },
      network: network === 'lost' ? network : 'steady',
    }),
  },
};

/** Returns `state` itself where `transitions` has nothing. */
export function advance(state: MessageState, event: MessageFormEvent): MessageState {
  const transition = transitions[state.stage.step][event.type] as
    ((state: MessageState, event: MessageFormEvent) => Change) | undefined;
  return transition ? { ...state, ...transition(state, event) } : state;
}
