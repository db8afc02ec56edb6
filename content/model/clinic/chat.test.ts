import { appointmentChatText, chatLink, doctorChatText } from './chat';

const textOf = (link: string) => new URL(link).searchParams.get('text');

describe('chatLink', () => {
  it('addresses the number in digits only', () => {
    expect(new URL(chatLink('+22370000003', 'Bonjour')).pathname).toBe('/22370000003');
  });

  it('carries any text through the address unchanged', () => {
    const text = 'Ça va ? 50 % & plus # « é » + ok\nà 9 h 30';
    expect(textOf(chatLink('+22370000003', text))).toBe(text);
  });

  it('writes spaces as %20, which every version of the application reads', () => {
    expect(chatLink('+22370000003', 'a b+c')).toBe('https://wa.me/22370000003?text=a%20b%2Bc');
  });
});

describe('messages', () => {
  it('name the doctor with ordinary spaces only', () => {
    expect(doctorChatText('Dr Awa Traoré')).toBe(
      'Bonjour, je souhaite prendre rendez-vous avec le Dr Awa Traoré. Merci !',
    );
    expect(appointmentChatText).not.toMatch(/[\u00a0\u202f]/);
  });
});
