import { isCalled } from '../model/doctors/naming';
import type { Content } from './files';

/** Gives a person the same name wherever a file names one, with the title or without. */
export function withNamesInFull({
  doctors,
  hours,
  emergencies,
  articles,
  ...others
}: Content): Content {
  const people = doctors.map(([, doctor]) => doctor);
  const inFull = (reference: string) => people.find(isCalled(reference))?.name ?? reference;
  return {
    ...others,
    doctors: doctors.map(([file, { absences, ...doctor }]) => [
      file,
      {
        ...doctor,
        ...(absences && {
          absences: absences.map(({ remplacant, ...days }) =>
            remplacant === undefined ? days : { ...days, remplacant: inFull(remplacant) },
          ),
        }),
      },
    ]),
    hours: {
      ...hours,
      'jours-sans-consultation': hours['jours-sans-consultation'].map(({ sauf, ...closure }) => ({
        ...closure,
        sauf: sauf.map(inFull),
      })),
    },
    emergencies: {
      ...emergencies,
      situations: emergencies.situations.map(({ signed, ...situation }) => ({
        ...situation,
        ...(signed && { signed: { ...signed, by: inFull(signed.by) } }),
      })),
    },
    articles: articles.map(([file, { reviewedBy, ...article }]) => [
      file,
      { ...article, ...(reviewedBy !== undefined && { reviewedBy: inFull(reviewedBy) }) },
    ]),
  };
}
