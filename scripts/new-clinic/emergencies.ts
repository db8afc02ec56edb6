import type { Answers, Entry, Files } from './answers';

/** Keeps only situations that the specialties treat, but all phrases of danger. */
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
  const groups = (dangers.groups as readonly Entry[]).map((group) => ({
    ...group,
    situations: ((group.situations ?? []) as readonly string[]).filter((id) =>
      treated.includes(id),
    ),
  }));
  return {
    emergency: {
      ...text,
      toSay: emergency.toSay,
      nationalNumber,
      ...(isElsewhere && { hospital: emergencies.hospital }),
    },
    situations: situations.filter(({ id }) => treated.includes(String(id))),
    dangers: { ...dangers, groups },
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
