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
