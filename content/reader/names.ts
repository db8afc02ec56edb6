import { isCalled } from '../model/doctors/naming';
import type { Content } from './files';

type Doctors = Content['doctors'];

type InFull = (reference: string) => string;

const withReplacements = (doctors: Doctors, inFull: InFull): Doctors =>
  doctors.map(([file, { absences, ...doctor }]) => [
    file,
    {
      ...doctor,
      ...(absences && {
        absences: absences.map(({ remplacant, ...days }) =>
          remplacant === undefined ? days : { ...days, remplacant: inFull(remplacant) },
        ),
      }),
    },
  ]);

/** Replaces each reference to a person, with or without the title, by the full name. */
export function withNamesInFull(content: Content): Content {
  const { doctors, hours, emergencies, articles } = content;
  const people = doctors.map(([, doctor]) => doctor);
  const inFull: InFull = (reference) => people.find(isCalled(reference))?.name ?? reference;
  return {
    ...content,
    doctors: withReplacements(doctors, inFull),
    hours: {
      ...hours,
      'jours-sans-consultation': hours['jours-sans-consultation'].map((closure) => ({
        ...closure,
        sauf: closure.sauf.map(inFull),
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
