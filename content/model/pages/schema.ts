import { z } from 'zod';
import { day, layWords, picture, statedFact, text } from '../../fields/fields';

const words = {
  title: text(70).describe('Titre'),
  heading: text(60).describe('Titre'),
  description: text(160, 50).describe('Description'),
  layWords: layWords().exactOptional(),
};

const page = z.strictObject(words);

const picturedPage = z.strictObject({
  ...words,
  picture: picture('clinique').exactOptional().describe('Image'),
});

/** By name of the route. */
export const pagesSchema = z
  .strictObject({
    home: picturedPage.describe('Accueil'),
    services: page.describe('Page des services'),
    doctors: page.describe('Page des médecins'),
    hours: page.describe('Heures'),
    emergencies: picturedPage.describe('En cas d’urgence'),
    practical: page.describe('Infos pratiques'),
    about: picturedPage.describe('Page « À propos »'),
    insurers: page.describe('Page des assurances'),
    booking: page.describe('Page « Prendre rendez-vous »'),
    haveAppointment: page.describe('Page « J’ai déjà un rendez-vous »'),
    articles: page.describe('Page des conseils'),
    search: page.describe('Page « Rechercher »'),
    privacy: page.describe('Page « Confidentialité »'),
    legal: page.describe('Mentions légales'),
    siteMap: page.describe('Plan du site'),
    demonstration: page.describe('Démonstration de rendez-vous'),
    offline: page.describe('Page sans connexion'),
    notFound: page.describe('Page introuvable'),
  })
  .describe(
    'Titres et résumés des pages : {ville}, {nom}, {horaires} sont remplacés par les vôtres',
  );

const publisher = z.strictObject({
  legalForm: text(100).exactOptional().describe('Forme juridique et capital'),
  tradeRegister: text(60).exactOptional().describe('Registre du commerce'),
  taxNumber: text(60).exactOptional().describe('Numéro fiscal'),
  licence: text(100).exactOptional().describe('Licence d’exploitation'),
  director: text(60).exactOptional().describe('Directeur de publication'),
});

const paragraphs = z.array(text(700).describe('paragraphe')).min(1);

export const legalSchema = z
  .strictObject({
    publisher: statedFact(publisher).exactOptional().describe('Éditeur du site'),
    host: statedFact(text(200)).exactOptional().describe('Hébergeur (nom, adresse, téléphone)'),
    hostLog: statedFact(text(100)).exactOptional().describe('Durée du journal de l’hébergeur'),
    dataLaw: statedFact(text(200))
      .exactOptional()
      .describe('Loi sur les données personnelles (« La loi… »)'),
    dataAuthority: statedFact(text(140))
      .exactOptional()
      .describe('Autorité de protection des données (« l’Autorité… »)'),
    dataFormalities: statedFact(text(200))
      .exactOptional()
      .describe('Formalités faites auprès de cette autorité'),
    messageKeeping: statedFact(text(100))
      .exactOptional()
      .describe('Combien de temps les messages du formulaire sont gardés'),
    images: statedFact(paragraphs).exactOptional().describe('Images'),
    property: statedFact(paragraphs).exactOptional().describe('Propriété des textes et des images'),
    updated: statedFact(day())
      .exactOptional()
      .describe('Mise à jour de la page « Confidentialité »'),
  })
  .prefault({})
  .describe('Mentions légales et vie privée');
