import { doctorsIn } from './specialty';

it('lists the doctors of a specialty: those whose own it is, then the others, each in their order', () => {
  const doctor = (name: string, ...specialties: [string, ...string[]]) => ({ name, specialties });
  const doctors = [
    doctor('Dr A', 'lungs', 'heart'),
    doctor('Dr B', 'heart'),
    doctor('Dr C', 'skin'),
    doctor('Dr D', 'blood', 'lungs', 'heart'),
    doctor('Dr E', 'heart', 'skin'),
  ];
  expect(doctorsIn('heart', doctors).map(({ name }) => name)).toEqual([
    'Dr B',
    'Dr E',
    'Dr A',
    'Dr D',
  ]);
});
