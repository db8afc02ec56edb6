import { reachOf } from './reach';

test.each([
  ['+22320220000', undefined, 'Sans internet, l’appel passe.'],
  ['+22376123456', undefined, 'Sans internet, l’appel et le SMS passent.'],
  [
    '+22320220000',
    '+22376123456',
    'Sans internet, l’appel et le SMS passent\u00a0; WhatsApp envoie le message au retour du réseau.',
  ],
] as const)('without a network, of %s and WhatsApp %s', (number, chatNumber, words) => {
  const clinic = { phones: [{ number }], ...(chatNumber && { chatNumber }) } as const;
  expect(reachOf(clinic, undefined).offline).toBe(words);
});
