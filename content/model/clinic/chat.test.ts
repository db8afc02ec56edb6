import fc from 'fast-check';
import { chatLink, mailtoHref, smsHref, wellFormed } from './chat';

const textOf = (link: string) => new URL(link).searchParams.get('text');

describe('chatLink', () => {
  it('contains the number in digits only', () => {
    expect(new URL(chatLink('+22370000003', 'Bonjour')).pathname).toBe('/22370000003');
  });

  it('encodes any text without loss', () => {
    const text = 'Ça va ? 50 % & plus # « é » + ok\nà 9 h 30';
    expect(textOf(chatLink('+22370000003', text))).toBe(text);
  });
});

test('half an emoji breaks no link, and a whole one stays', () => {
  expect(wellFormed('Awa \ud83d\u2028👩🏾‍⚕️')).toBe('Awa \ufffd\u2028👩🏾‍⚕️');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', 'é', '\n') }), (text) => {
      const body = encodeURIComponent(wellFormed(text));
      expect(chatLink('+22370000003', text)).toBe(`https://wa.me/22370000003?text=${body}`);
      expect(smsHref('+22370000003', text)).toBe(`sms:+22370000003?body=${body}`);
      expect(mailtoHref('a@b.ml', { body: text })).toBe(
        `mailto:a@b.ml?body=${body.replaceAll('%0A', '%0D%0A')}`,
      );
    }),
  );
});

test('the lines of an e-mail end as RFC 6068 § 5 asks', () => {
  expect(mailtoHref('a@b.ml')).toBe('mailto:a@b.ml');
  expect(mailtoHref('a@b.ml', { subject: 'À vous & moi', body: 'un\ndeux\r\ntrois\rfin' })).toBe(
    'mailto:a@b.ml?subject=%C3%80%20vous%20%26%20moi&body=un%0D%0Adeux%0D%0Atrois%0D%0Afin',
  );
});
