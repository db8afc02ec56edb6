/** @jest-environment node */
import { clinic } from '../../content/model/clinic/data';
import { departures } from '../../content/model/contact/departures-data';
import { doctors } from '../../content/model/doctors/data';
import { appointmentChatText, doctorChatText } from '../../content/model/clinic/chat';
import {
  pageChatText,
  specialtyChatText,
  writtenEmergencyText,
} from '../../content/model/clinic/page-chat';
import { pagesOfSpecialties } from '../../content/model/specialties/pages-data';
import { routes } from '../../content/model/clinic/routes';
import { addresses, named, pageAt } from '../support/exported-site';

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

test('a chat is given no more than what its page is about', () => {
  const texts = [...links]
    .filter((link) => hostOf(link) === departures.chat.host)
    .map((link) => new URL(link).searchParams.get('text'));
  const ofPages = [routes.insurers(), routes.emergencies()];
  expect(new Set(texts)).toEqual(
    new Set([
      appointmentChatText,
      writtenEmergencyText,
      ...ofPages.map((href) => pageChatText({ label: '', href }, true)),
      ...doctors.map(({ name }) => doctorChatText(name)),
      ...pagesOfSpecialties.map(({ specialty }) => specialtyChatText(specialty.title)),
    ]),
  );
});
