import { articles } from './articles';
import { doctors } from './doctors';
import { equipment } from './equipment';
import { insurers } from './insurers';
import { management } from './management';
import { navigation } from './navigation';
import { availableServices } from './opening-hours';
import { practitioners } from './practitioners';
import { services } from './services';
import { specialties } from './specialties';
import { testimonials } from './testimonials';

// The sample content alone: the clinic may leave most of these lists empty (docs/changer-le-contenu.md).
describe('the counts of the specification (§ 9)', () => {
  it.each<[string, readonly unknown[], number]>([
    ['specialties', specialties, 26],
    ['services', services, 24],
    ['equipment', equipment, 13],
    ['testimonials', testimonials, 3],
    ['management', management, 3],
    ['practitioners', practitioners, 3],
    ['navigation', navigation, 7],
    ['availableServices', availableServices, 5],
  ])('%s', (_name, list, count) => {
    expect(list).toHaveLength(count);
  });

  it.each<[string, readonly unknown[], number]>([
    ['insurers', insurers, 15],
    ['articles', articles, 3],
    ['doctors', doctors, 22],
  ])('at least as many %s', (_name, list, count) => {
    expect(list.length).toBeGreaterThanOrEqual(count);
  });
});
