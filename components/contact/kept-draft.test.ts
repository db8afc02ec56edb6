import type { ContactDraft } from '@/content/model/contact/contact';

const draft: ContactDraft = {
  name: 'Awa Traoré',
  phone: '',
  email: 'awa@exemple.com',
  subject: 'Autre demande',
  message: 'Bonjour',
};

/** Returns the module as a newly loaded page has it. */
async function newPage() {
  jest.resetModules();
  return import('./kept-draft');
}

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('is still there in a page that the same tab loads', async () => {
  const { keepDraft } = await newPage();
  keepDraft(draft);
  keepDraft({ posted: 'oui' });
  expect((await newPage()).keptDraft()).toEqual({ ...draft, posted: 'oui' });
});

it('leaves nothing once it is forgotten', async () => {
  const { keepDraft, forgetDraft, keptDraft, blankDraft } = await newPage();
  keepDraft({ ...draft, posted: 'oui' });
  forgetDraft();
  expect(keptDraft()).toEqual(blankDraft);
  expect(sessionStorage).toHaveLength(0);
});

it.each(['', 'no JSON', 'null', '5', '"text"', '[1]', '{"name":5,"message":{}}'])(
  'is blank where %j is stored',
  async (text) => {
    sessionStorage.setItem('message', text);
    const { keptDraft, blankDraft } = await newPage();
    expect(keptDraft()).toMatchObject(blankDraft);
  },
);

it('lives as long as the page where storage is denied', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  const { keepDraft, keptDraft } = await newPage();
  keepDraft(draft);
  expect(keptDraft()).toEqual(draft);
});

it('tells those who follow it, until they stop', async () => {
  const { keepDraft, followDraft } = await newPage();
  const update = jest.fn();
  const stop = followDraft(update);
  keepDraft(draft);
  stop();
  keepDraft(draft);
  expect(update).toHaveBeenCalledTimes(1);
});
