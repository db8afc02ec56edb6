import { articles } from '../../content/facts/articles';
import { doctors } from '../../content/facts/doctors';
import { equipment } from '../../content/facts/equipment';
import { sitePages } from '../../content/facts/site';
import { equipmentOf } from '../../content/model/equipment/equipment';
import { routes } from '../../content/model/clinic/routes';
import { doctorsOf } from '../../content/model/specialties/specialty';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { firstOf } from './first-of';

const specialtiesByKind = new Map(
  pagesOfSpecialties.map(({ specialty, slug }) => {
    const hasSeveral = doctorsOf(specialty, doctors).length > 1;
    const hasEquipment = equipmentOf(specialty, equipment).length > 0;
    return [`${hasSeveral} ${hasEquipment}`, routes.specialty(slug)] as const;
  }),
);

/** One specialty page of each kind: with one doctor or several, with or without equipment. */
export const specialtyAddresses = [...specialtiesByKind.values()];

/** An address without a page. */
export const wrongAddress = '/nulle-part/';

/** One page of each kind, by the name of its reference files (screenshots, reading order). */
export const pageKinds = {
  accueil: routes.home(),
  services: routes.services(),
  specialite: routes.specialty('cardiologie'),
  medecins: routes.doctors(),
  medecin: routes.doctor(firstOf(doctors).name),
  horaires: routes.hours(),
  'a-propos': routes.about(),
  assurances: routes.insurers(),
  'prendre-rdv': routes.booking(),
  recherche: routes.search(),
  urgences: routes.emergencies(),
  ...(sitePages.includes('english') && { anglais: routes.english() }),
  ...(sitePages.includes('practical') && { 'infos-pratiques': routes.practical() }),
  conseil: routes.article(firstOf(articles).slug),
  introuvable: wrongAddress,
} as const;

/** Pages of every kind, the offline and 404 pages included. */
export const everyAddress = [
  ...sitePages.map((name) => routes[name]()),
  routes.article(firstOf(articles).slug),
  routes.doctor(firstOf(doctors).name),
  ...specialtyAddresses,
  routes.demonstration(),
  routes.offline(),
  wrongAddress,
];
