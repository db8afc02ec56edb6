import { descriptionPoints, pointsInSight } from '../equipment/equipment';
import { shownBlocks } from '../practical/practical';
import { pageRoutes } from '../clinic/routes';
import { equipment } from '../../facts/equipment';
import { availableServices } from '../../facts/opening-hours';
import { pages } from '../../facts/pages';
import { practical } from '../../facts/practical';

it.each<[string, readonly string[]]>([
  ['pictures of equipment', equipment.flatMap(({ images }) => [...images])],
  ['questions of the practical facts', shownBlocks(practical).map(({ block }) => block.heading)],
  ['labels of the practical facts', shownBlocks(practical).map(({ block }) => block.label)],
  ['services day and night', availableServices.map(({ title }) => title)],
  ['wordings of services day and night', availableServices.map(({ text }) => text)],
])('%s: none twice', (_name, values) => {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

it('equipment begins with what a patient must know, which a phone does not fold', () => {
  const mustKnow =
    /à jeun|ne plus manger|enceinte|signalez|allergie|ne pas conduire|^venez|^ce jour-là|avec un proche/i;
  const folded = equipment.flatMap(({ description }) =>
    descriptionPoints(description).slice(pointsInSight),
  );
  expect(folded.filter((point) => mustKnow.test(point))).toEqual([]);
});

it('pages are those of the site map, the 404 page and the offline page', () => {
  expect(Object.keys(pages).toSorted()).toEqual(
    [...pageRoutes, 'demonstration', 'notFound', 'offline'].toSorted(),
  );
});
