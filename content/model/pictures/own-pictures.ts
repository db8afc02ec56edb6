/** Always shown. A clinic replaces the files and keeps their names. */
export const ownPictures = {
  firstOnPhones: 'clinique/accueil-telephone.jpg',
  facade: 'clinique/facade-1.jpg',
} as const;

/** Returns a fault for each that `images.yaml` does not describe. */
export const missingPictures = (described: object) =>
  Object.values(ownPictures)
    .filter((file) => !(file in described))
    .map((file) => ({
      path: [],
      sentence: `il manque « ${file} », que le site montre toujours : changez l’image, gardez son nom et sa ligne`,
    }));
