import { pageChatText } from './page-chat';
import { routes } from './routes';

const usual = 'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !';

test.each([
  [
    'Dr Awa Traoré',
    routes.doctor('Dr Awa Traoré'),
    'Bonjour, je souhaite prendre rendez-vous avec le Dr Awa Traoré. Merci !',
  ],
  [
    'Sage-femme Awa Traoré',
    routes.doctor('Sage-femme Awa Traoré'),
    'Bonjour, je souhaite prendre rendez-vous avec la sage-femme Awa Traoré. Merci !',
  ],
  [
    'Radiologie',
    routes.specialty('radiologie'),
    'Bonjour, je vous écris au sujet de : Radiologie. Je souhaite prendre rendez-vous. Merci !',
  ],
  ['Assurances', routes.insurers(), 'Bonjour, j’ai une question sur mon assurance : … Merci !'],
  ['Urgences', routes.emergencies(), 'Urgence : je suis à …, il s’agit de …'],
  ['Docteurs', routes.doctors(), usual],
  ['Services', routes.services(), usual],
  ['La fièvre', routes.article('fievre'), usual],
  ['Rendez-vous', routes.booking(), usual],
  ['Horaires', routes.hours(), usual],
])('« %s » (%s): « %s »', (label, href, text) => {
  expect(pageChatText({ label, href }, true)).toBe(text);
});

test('a clinic without emergencies receives no messages about them', () => {
  expect(pageChatText({ label: 'Urgences', href: routes.emergencies() }, false)).toBe(usual);
});
