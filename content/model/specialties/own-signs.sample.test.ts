import { situations } from '../../facts/emergencies';
import { signsElsewhere, situationsNamed } from '../emergencies/emergency';
import { specialties } from '../../facts/specialties';

/** Procedures that only some specialties perform. */
const doneBy: Record<string, readonly string[]> = {
  scanner: ['RadioScanner'],
  péridurale: ['Anesthesie', 'Gynecologie'],
  circoncision: ['Chirurgie', 'Urologie'],
  opérée: ['Anesthesie', 'Chirurgie', 'Traumatologie'],
};

test.each(specialties)(
  '« $title » shows no danger sign of another specialty’s procedure',
  (specialty) => {
    const [main] = situationsNamed(specialty.situations, situations);
    const signs = main?.signs.slice(0, signsElsewhere) ?? [];
    const others = Object.keys(doneBy).filter((what) => !doneBy[what]?.includes(specialty.id));
    expect(signs.filter((sign) => others.some((what) => sign.includes(what)))).toEqual([]);
  },
);
