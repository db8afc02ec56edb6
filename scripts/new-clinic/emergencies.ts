import type { Answers, Entry, Files } from './answers';

/** Keeps only situations that the specialties treat, but the words of all. */
export function emergenciesFile(
  { emergencies, nationalNumber }: Answers,
  {
    emergency,
    situations,
    dangers,
  }: { emergency: Entry; situations: readonly Entry[]; dangers: Entry },
  treated: readonly string[],
  starter: Files,
): Entry {
  const isElsewhere = 'hospital' in emergencies;
  const text = starter[isElsewhere ? 'urgences-ailleurs.yaml' : 'urgences.yaml'] as Entry;
  const isTreated = ({ id }: Entry) => treated.includes(String(id));
  const others = situations.filter((situation) => !isTreated(situation));
  const words = [dangers, ...others].map((part) => part.words).join(', ');
  return {
    emergency: {
      ...text,
      toSay: emergency.toSay,
      nationalNumber,
      ...(isElsewhere && { hospital: emergencies.hospital }),
    },
    situations: situations.filter(isTreated),
    dangers: { ...dangers, words },
  };
}

export const dayAndNight: readonly string[] = ['24h/24'];

/** Emergencies have hours of their own only if these differ from those of the clinic. */
export function hoursFile({ openingHours, emergencies }: Answers): Entry {
  const isApart =
    'openingHours' in emergencies &&
    JSON.stringify(emergencies.openingHours) !== JSON.stringify(openingHours);
  return {
    openingHours,
    ...(isApart && {
      'horaires-par-service': [
        { title: 'Urgences', kind: 'urgences', openingHours: emergencies.openingHours },
      ],
    }),
  };
}
