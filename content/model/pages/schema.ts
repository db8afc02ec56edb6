import { z } from 'zod';
import { day, picture, statedFact, text } from '../../reader/fields';

const words = {
  title: text(70),
  heading: text(60),
  description: text(160, 50),
};

const page = z.strictObject(words);

const picturedPage = z.strictObject({ ...words, picture: picture('clinique') });

/** By name of the route. */
export const pagesSchema = z.strictObject({
  home: picturedPage,
  services: page,
  doctors: page,
  hours: picturedPage,
  emergencies: z.strictObject({ ...words, picture: picture('clinique').exactOptional() }),
  practical: page,
  about: picturedPage,
  insurers: page,
  booking: page,
  articles: page,
  search: page,
  privacy: page,
  legal: page,
  siteMap: page,
  demonstration: page,
  offline: page,
  notFound: page,
});

const publisher = z.strictObject({
  legalForm: text(100).exactOptional(),
  tradeRegister: text(60).exactOptional(),
  taxNumber: text(60).exactOptional(),
  licence: text(100).exactOptional(),
  director: text(60).exactOptional(),
});

const paragraphs = z.array(text(700)).min(1);

/** What the law asks a clinic to publish. */
export const legalSchema = z.strictObject({
  publisher: statedFact(publisher).exactOptional(),
  host: statedFact(text(200)).exactOptional(),
  hostLog: statedFact(text(100)).exactOptional(),
  dataLaw: statedFact(text(200)),
  dataAuthority: statedFact(text(140)),
  dataFormalities: statedFact(text(200)).exactOptional(),
  messageKeeping: statedFact(text(100)),
  images: statedFact(paragraphs),
  property: statedFact(paragraphs),
  updated: statedFact(day()),
});
