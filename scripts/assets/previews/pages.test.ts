import { clinic } from '../../../content/facts/clinic';
import { previewPath } from '../../../content/model/pages/page-metadata';
import { pagePreviews, place } from './pages';

test('each preview has a name of its own', () => {
  const names = pagePreviews.map(({ path }) => previewPath(path));
  expect(new Set(names).size).toBe(names.length);
});

test('a preview says where and when', () => {
  const [where, when] = place.split(' · ');
  expect(where).toBe(clinic.address.city);
  expect(when).toMatch(/^24h\/24, 7j\/7$|(?:di|dimanche|jours)$/);
});
