import { content } from '../../content/facts/confirmed';
import { omitted, steps, unsaid, type Left } from './left-to-do';

const left = (file: string, isExample = false): Left => ({
  file,
  line: 3,
  sentence: `« ${file} »`,
  isExample,
});

const inPublic =
  (...all: Left[]) =>
  () =>
    omitted(all, content);

test('a public site stops for the facts that it needs, the most needed first', () => {
  expect(inPublic(left('mentions.yaml'), left('clinique.yaml'))).toThrow(
    /clinique\.yaml, ligne\s3.*\n.*mentions\.yaml, ligne\s3.*\n(?:.*\n)*Tout est juste/,
  );
  expect(inPublic(left('prix.yaml', true))).toThrow(/ne peut pas ouvrir.*\n.*prix\.yaml/);
});

test('a public site omits other facts, and unsigned situations, and names them', () => {
  const notice = inPublic(left('articles/fievre.yaml'), left('medecins/awa-keita.yaml'))();
  expect(notice).toMatch(/Ne paraît pas.*\n.*medecins\/awa-keita\.yaml.*\n.*articles\/fievre/);
  for (const { title } of content.emergencies.situations) expect(notice).toContain(title);
});

test('a site in preparation says how much is left', () => {
  expect(steps([])).toBeNull();
  expect(steps([left('medecins/a.yaml'), left('clinique.yaml')])).toContain('à vérifier\u00a0: 2.');
});

test('what visitors would miss comes before the legal lines', () => {
  expect(unsaid(content)).not.toContain('horaires.yaml');
  const said = unsaid({
    ...content,
    hours: { ...content.hours, openingHours: [] },
    doctors: [],
    legal: {},
  });
  expect(said).toMatch(
    /horaires\.yaml(?:.*\n)*.*medecins\/(?:.*\n)*Lignes légales(?:.*\n)*.*«\shost\s»/,
  );
});
