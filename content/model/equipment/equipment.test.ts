import { descriptionPoints, equipmentOf, type Equipment } from './equipment';

it.each([
  ['Un -- Deux -- Trois', ['Un', 'Deux', 'Trois']],
  ['Un seul point', ['Un seul point']],
  ['-- Un --  -- Deux --', ['Un', 'Deux']],
  ['Rendez-vous le jour même--Sans attente', ['Rendez-vous le jour même', 'Sans attente']],
  ['', []],
])('descriptionPoints « %s »', (description, points) => {
  expect(descriptionPoints(description)).toEqual(points);
});

it('equipmentOf keeps the order of the specialty', () => {
  const block = (id: string): Equipment => ({
    id,
    title: id,
    description: '',
    images: ['a.jpg'],
  });
  const all = [block('scanner'), block('echographie'), block('dentaire')];
  const ids = equipmentOf({ equipment: ['dentaire', 'scanner'] }, all).map(({ id }) => id);
  expect(ids).toEqual(['dentaire', 'scanner']);
});
