import { chatLink } from './chat';

const textOf = (link: string) => new URL(link).searchParams.get('text');

describe('chatLink', () => {
  it('addresses the number in digits only', () => {
    expect(new URL(chatLink('+22370000003', 'Bonjour')).pathname).toBe('/22370000003');
  });

  it('carries any text through the address unchanged', () => {
    const text = 'Ça va ? 50 % & plus # « é » + ok\nà 9 h 30';
    expect(textOf(chatLink('+22370000003', text))).toBe(text);
  });
});
