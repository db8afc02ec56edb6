import { doctors } from '../data/doctors';
import { specialties } from '../data/specialties';
import { ownSpecialty } from './specialty';

const idOf = (name: string) => ownSpecialty(name, specialties)?.id;

describe('ownSpecialty', () => {
  const heart = { id: 'heart', medecins: ['A', 'B'] };
  const lungs = { id: 'lungs', medecins: ['B', 'C'] };
  const blood = { id: 'blood', medecins: ['C', 'D', 'A'] };

  it.each([
    ['A', heart],
    ['B', lungs],
    ['C', blood],
    ['nobody', undefined],
  ])('of %s', (name, own) => {
    expect(ownSpecialty(name, [heart, lungs, blood])).toBe(own);
  });

  it('is the first where two name the doctor as early', () => {
    expect(ownSpecialty('A', [heart, { id: 'skin', medecins: ['A'] }])).toBe(heart);
  });

  it('is one that names the doctor, for every doctor', () => {
    for (const { name } of doctors)
      expect([name, ownSpecialty(name, specialties)?.medecins]).toEqual([
        name,
        expect.arrayContaining([name]),
      ]);
  });

  it('does not need the profession to look like the title', () => {
    for (const [profession, id] of [
      ['Interniste', 'MedecinesInterne'],
      ['Médecin biologiste', 'Laboratoire'],
      ['Dentiste', 'Odonto'],
      ['Médecin de rééducation', 'Kinesitherapie'],
    ]) {
      const doctor = doctors.find(({ specialty }) => specialty === profession);
      expect([profession, doctor && idOf(doctor.name)]).toEqual([profession, doctor && id]);
    }
  });
});
