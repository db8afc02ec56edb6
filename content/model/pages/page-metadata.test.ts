import { clinic } from '../clinic/data';
import { pageMetadata, previewPath } from './page-metadata';

const page = { title: 'Titre', description: 'Description', heading: 'Grand titre' };

describe('previewPath', () => {
  it('names the file after the page', () => {
    expect(previewPath('/')).toBe('/previews/accueil.jpg');
    expect(previewPath('/medecins/')).toBe('/previews/medecins.jpg');
    expect(previewPath('/services/med-interne/')).toBe('/previews/services-med-interne.jpg');
  });
});

describe('pageMetadata', () => {
  it('is absolute everywhere', () => {
    const { alternates, openGraph } = pageMetadata(page, '/horaire/', clinic);
    expect(alternates.canonical).toBe(`${clinic.siteUrl}/horaire/`);
    expect(openGraph.url).toBe(alternates.canonical);
    expect(openGraph.images[0]).toMatchObject({
      url: `${clinic.siteUrl}/previews/horaire.jpg`,
      width: 1200,
      height: 630,
      alt: 'Grand titre',
    });
  });
});
