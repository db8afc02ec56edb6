/** @jest-environment node */
import { clinic } from '../../content/model/clinic/data';
import { departures } from '../../content/model/contact/departures-data';
import { doctors } from '../../content/model/doctors/data';
import { appointmentChatText, doctorChatText } from '../../content/model/clinic/chat';
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

test('links lead nowhere but where the page « Confidentialité » says', () => {
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
  expect(names.filter((name) => !/WhatsApp.*\(nouvel\songlet\)/s.test(name))).toEqual([]);
});

test('a chat is given no more than a doctor’s name', () => {
  const texts = [...links]
    .filter((link) => hostOf(link) === departures.chat.host)
    .map((link) => new URL(link).searchParams.get('text'));
  expect(new Set(texts)).toEqual(
    new Set([appointmentChatText, ...doctors.map(({ name }) => doctorChatText(name))]),
  );
});
