import { content } from '../reader/content';
import { doctors } from './doctors';
import { insurers } from './insurers';
import { management } from './management';
import { practitioners } from './practitioners';
import { testimonials } from './testimonials';

const own = (file: string) => (file in content.pictures ? file : undefined);

export const facade = own('clinique/facade-1.jpg');

export const firstOnPhones = own('clinique/accueil-telephone.jpg');

const portraits = [
  ...management.flatMap(({ image = [] }) => image),
  ...practitioners.map(({ avatar }) => avatar),
  ...testimonials.map(({ image }) => image),
];

/** Portraits of people who have left are omitted, even if `images.yaml` still lists them. */
const ofPeople = /^(?:direction|patients|praticiens)\//;

const others = Object.entries(content.pictures).filter(([file]) => !ofPeople.test(file));

/** Alternative texts, by path below `content/pictures/`; empty where `images.yaml` lacks the line. */
export const pictures: Record<string, string> = {
  ...Object.fromEntries(others),
  ...Object.fromEntries(portraits.map((file) => [file, content.pictures[file] ?? ''])),
  ...Object.fromEntries(
    doctors.flatMap(({ image, name, alt = `Portrait\u00a0: ${name}` }) =>
      image === undefined ? [] : [[image, alt]],
    ),
  ),
  ...Object.fromEntries(insurers.flatMap(({ img, nom }) => (img ? [[img, nom]] : []))),
};
