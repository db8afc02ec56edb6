/** @jest-environment node */
import fc from 'fast-check';
import { patience, type PostOptions } from '@/components/ui/form-post/form-post';
import { contactFields, fieldSentence } from '@/content/model/contact/contact';
import {
  acts,
  json,
  knowErrorsOfNode,
  later,
  startProvider,
  type Provider,
  type ProviderAct,
} from '../../e2e/support/provider';
import { failureWords } from './provider-words';
import type { Outcome } from '@/content/model/contact/message-state';
import { sendMessage } from './send-message';

knowErrorsOfNode();

function sentences(state: Outcome): readonly string[] {
  if (state.step === 'failed') return [failureWords[state.reason], state.detail];
  if (state.step !== 'refused') return [];
  const ofFields = contactFields.flatMap((field) => fieldSentence(field, state.fields) ?? []);
  return [...state.form, ...ofFields];
}

const firstOutcome = (options?: PostOptions) =>
  new Promise<Outcome>((resolve) => {
    void sendMessage('abc', new FormData(), resolve, options);
  });

describe('against the provider, through its client', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  const outcomeOf = (act: ProviderAct) => {
    provider.plan(act);
    const wait = act.do === 'say nothing' ? { wait: 100 } : {};
    return firstOutcome({ endpoint: provider.url, ...wait });
  };

  it('is sent', async () => {
    expect(await outcomeOf(acts.accept)).toEqual({ step: 'sent' });
  });

  it.each([
    ['BLOCKED', 'Le service d’envoi a bloqué ce message.'],
    ['EMPTY', 'Le service d’envoi a reçu un message vide.'],
    ['FILES_TOO_BIG', 'Un fichier joint est trop lourd.'],
    ['FORM_NOT_FOUND', 'Le service d’envoi ne trouve pas le formulaire de la clinique.'],
    ['INACTIVE', 'Le formulaire de la clinique est fermé pour le moment.'],
    ['NO_FILE_UPLOADS', 'Ce formulaire ne reçoit pas de fichiers.'],
    ['PROJECT_NOT_FOUND', 'Le service d’envoi ne trouve pas le compte de la clinique.'],
    ['TOO_MANY_FILES', 'Il y a trop de fichiers joints.'],
  ])('form code %s', async (code, sentence) => {
    expect(await outcomeOf(acts.formError(code, 'Their own words'))).toEqual({
      step: 'refused',
      form: [sentence],
      fields: {},
    });
  });

  it('adds the provider’s own words to those of a known code', async () => {
    const errors = [
      { code: 'BLOCKED', message: 'no' },
      { code: 'SOMETHING_NEW', message: 'Their own words' },
    ];
    expect(sentences(await outcomeOf(json(400, { errors })))).toEqual([
      'Le service d’envoi a bloqué ce message.',
      'Le service d’envoi a refusé ce message. Il répond\u00a0: «\u00a0Their own words\u00a0».',
    ]);
  });

  const payment = 'le service d’envoi demande un paiement, que ce formulaire ne prend pas';
  const unfit = 'le service d’envoi n’accepte pas ce texte';

  it.each([
    ['REQUIRED_FIELD_EMPTY', 'écrivez votre message'],
    ['REQUIRED_FIELD_MISSING', 'écrivez votre message'],
    ['TYPE_EMAIL', 'indiquez une adresse complète, comme awa@exemple.com'],
    ['TYPE_NUMERIC', 'écrivez seulement des chiffres'],
    ['TYPE_TEXT', 'écrivez du texte'],
    ['STRIPE_CLIENT_ERROR', payment],
    ['STRIPE_SCA_ERROR', payment],
    ['UNSPECIFIED', `${unfit} («\u00a0is <b>odd</b>\u00a0»)`],
    ['toString', `${unfit} («\u00a0is <b>odd</b>\u00a0»)`],
  ])('field code %s', async (code, sentence) => {
    const act = acts.fieldErrors({ field: 'message', code, message: 'is <b>odd</b>' });
    expect(sentences(await outcomeOf(act))).toEqual([`Message\u00a0: ${sentence}`]);
  });

  it.each([
    [
      ['REQUIRED_FIELD_EMPTY', 'REQUIRED_FIELD_MISSING', 'X'],
      `indiquez votre adresse e-mail, car ${unfit} («\u00a0X!\u00a0»)`,
    ],
    [
      ['REQUIRED_FIELD_EMPTY', 'TYPE_EMAIL'],
      'indiquez une adresse complète, comme awa@exemple.com',
    ],
    [
      ['X', 'TYPE_EMAIL', 'Y'],
      `indiquez une adresse complète, comme awa@exemple.com, car ${unfit} («\u00a0X!, Y!\u00a0»)`,
    ],
  ])(
    'joins the errors %j of one field into one sentence, without duplicates',
    async (codes, sentence) => {
      const errors = codes.map((code) => ({ field: 'email', code, message: `${code}!` }));
      expect(sentences(await outcomeOf(acts.fieldErrors(...errors)))).toEqual([
        `Email\u00a0: ${sentence}`,
      ]);
    },
  );

  it('shows at most ten errors', async () => {
    const many = (field: string) =>
      Array.from({ length: 9 }, (_, index) => ({
        field,
        code: 'X',
        message: `${field || 'form'} ${index}`,
      }));
    const known = { field: '', code: 'BLOCKED', message: 'no' };
    const saying = async (...errors: readonly { field: string; code: string; message: string }[]) =>
      sentences(await outcomeOf(acts.fieldErrors(...errors))).join(' ');
    expect((await saying(known, ...many(''), ...many(''))).match(/form \d/g)).toHaveLength(9);
    expect((await saying(known, ...many(''), ...many('email'))).match(/email \d/g)).toBeNull();
    expect(
      (await saying(...many('email'), ...many('name'))).match(/(name|email) \d/g),
    ).toHaveLength(10);
    expect((await saying(...many(''), ...many('other'))).match(/(form|other) \d/g)).toHaveLength(
      10,
    );
  });

  it('shows errors of a hidden field with those of the form', async () => {
    const act = acts.fieldErrors({ field: '_subject', code: 'X', message: 'is too long' });
    expect(await outcomeOf(act)).toMatchObject({
      form: [`_subject\u00a0: ${unfit} («\u00a0is too long\u00a0»)`],
      fields: {},
    });
  });

  it.each([
    ['a plain error', acts.plainError('Form paused'), /^Form paused$/],
    ['a code that is none', acts.formError('constructor', 'Their own words'), /^Their own words$/],
    ['too many posts', acts.tooMany, /^Too many requests$/],
    ['too many posts, as a page', acts.tooManyAsPage, /JSON/],
    ['an unknown shape', acts.strange, /^Unexpected response format$/],
    ['no object', json(200, 'ok'), /^Unexpected response format$/],
    ['a list of errors that is empty', json(400, { errors: [] }), /^$/],
    ['an HTML page', acts.page, /JSON/],
    ['nothing at all', acts.empty, /JSON/],
    ['a network failure', acts.hangUp, /^fetch failed$/],
    ['a redirect, to what would accept', acts.redirect, /^fetch failed$/],
    ['a connection cut amid the response', acts.hangUpMidway, /./],
    ['a payment pending, on which the client throws', acts.paymentPending, /Pending/],
  ] as const)('%s', async (_case, act, detail) => {
    expect(await outcomeOf(act)).toEqual({
      step: 'failed',
      reason: 'failed',
      detail: expect.stringMatching(detail) as unknown,
    });
  });

  it('a provider that never answers counts as silent', async () => {
    expect(failureWords.silent).toContain(`${patience / 1_000} secondes`);
    expect(await outcomeOf(acts.silence)).toEqual({
      step: 'failed',
      reason: 'silent',
      detail: '',
    });
  });

  it('a message that arrives after that is reported as sent', async () => {
    provider.plan(later(new Promise((resolve) => setTimeout(resolve, 100))));
    const outcomes: string[] = [];
    const note = ({ step }: Outcome) => outcomes.push(step);
    await sendMessage('abc', new FormData(), note, { endpoint: provider.url, wait: 50 });
    expect(outcomes).toEqual(['failed', 'sent']);
  });

  it('long words are cut', async () => {
    expect(await outcomeOf(acts.plainError('a'.repeat(1_000)))).toMatchObject({
      detail: `${'a'.repeat(300)}…`,
    });
  });
});

describe('whatever JSON comes back', () => {
  const own = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = own;
  });

  const error = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        field: fc.oneof(fc.constantFrom(...contactFields, '_subject', '__proto__'), fc.jsonValue()),
        code: fc.oneof(fc.constantFrom('EMPTY', 'TYPE_EMAIL', 'constructor'), fc.jsonValue()),
        message: fc.oneof(fc.string(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        errors: fc.oneof(fc.array(error), fc.jsonValue()),
        error: fc.oneof(fc.constantFrom('undefined', '[object Object]', 'null'), fc.jsonValue()),
        next: fc.jsonValue(),
        stripe: fc.jsonValue(),
        resubmitKey: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );

  it('never throws, never says nothing, never shows undefined, null or [object Object]', async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 400, 429, 500), async (value, status) => {
        globalThis.fetch = () => Promise.resolve(Response.json(value, { status }));
        const outcome = await firstOutcome();
        const said = sentences(outcome).join(' ');
        expect(said).not.toMatch(/\bundefined\b|\bnull\b|\[object /);
        if (outcome.step !== 'sent') expect(said.trim()).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});
