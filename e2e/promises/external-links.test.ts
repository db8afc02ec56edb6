/** @jest-environment node */
import { clinic } from '../../content/facts/clinic';
import { departures } from '../../content/facts/departures';
import { english } from '../../content/facts/pages';
import { doctors } from '../../content/facts/doctors';
import { appointmentText, usualText } from '../../content/model/clinic/ways';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { routes } from '../../content/model/clinic/routes';
import { addresses, named, pageAt, textOf } from '../support/exported-site';

/** Links to other sites. */
const links = new Set(
  [...addresses, routes.offline(), '/404.html']
    .flatMap((address) => named(pageAt(address).elements, 'a'))
    .map(({ attributes: { href = '' } }) => href)
    .filter((href) => href.startsWith('http')),
);
const hostOf = (address: string) => new URL(address).hostname;

test('links lead only to the sites that the page « Confidentialité » names', () => {
  const known: readonly string[] = [
    ...departures.opened,
    ...clinic.socialLinks.map(({ url }) => hostOf(url)),
    hostOf(clinic.siteUrl),
  ];
  expect([...links].filter((link) => !known.includes(hostOf(link)))).toEqual([]);
});

test('a link to WhatsApp says so, and that it opens a new tab', () => {
  const chats = addresses.flatMap((address) =>
    named(pageAt(address).elements, 'a').filter(
      ({ attributes: { href = '' } }) =>
        href.startsWith('http') && hostOf(href) === departures.chat.host,
    ),
  );
  const names = chats.map(({ attributes, content }) => attributes['aria-label'] ?? textOf(content));
  expect(names.filter((name) => !/WhatsApp.*\((?:nouvel\songlet|new tab)\)/s.test(name))).toEqual(
    [],
  );
});

test('a chat message contains only the subject of its page', () => {
  const texts = [...links]
    .filter((link) => hostOf(link) === departures.chat.host)
    .map((link) => new URL(link).searchParams.get('text'));
  const toComplete = texts.filter((text) => text?.startsWith('Bonjour, j’ai déjà un rendez-vous.'));
  // This text contains no name either.
  expect(new Set(toComplete).size).toBe(1);
  expect(new Set(texts)).toEqual(
    new Set([
      usualText(clinic),
      'Urgence. Je suis à : …\nQui : …\nCe qui se passe : …\nJe ne peux pas téléphoner : répondez par écrit, s’il vous plaît.',
      'Bonjour, j’ai une question sur mon assurance : … Merci !',
      english?.appointment.message,
      ...toComplete,
      ...doctors.map(({ name }) => appointmentText(name)),
      ...pagesOfSpecialties.map(
        ({ specialty: { title } }) =>
          `Bonjour, je vous écris au sujet de : ${title}. Je souhaite prendre rendez-vous. Merci !`,
      ),
    ]),
  );
});
