import { descriptionPoints } from './equipment';

describe('descriptionPoints', () => {
  it.each([
    ['Un -- Deux -- Trois', ['Un', 'Deux', 'Trois']],
    ['Un seul point', ['Un seul point']],
    ['-- Un --  -- Deux --', ['Un', 'Deux']],
    ['Rendez-vous le jour même--Sans attente', ['Rendez-vous le jour même', 'Sans attente']],
    ['', []],
  ])('« %s »', (description, points) => {
    expect(descriptionPoints(description)).toEqual(points);
  });
});
