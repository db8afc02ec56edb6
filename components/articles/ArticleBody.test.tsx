import { render, screen } from '@testing-library/react';
import { feverOfChildren } from '@/content/data/articles/fievre-chez-l-enfant';
import type { Article } from '@/content/model/article';
import { ArticleBody } from './ArticleBody';

function show(article: Article): void {
  render(
    <ArticleBody signsChecked="2026-11-23" article={article} signs={<p>Les signes</p>}>
      <p>Les médecins</p>
    </ArticleBody>,
  );
}

test('an article says who has read it, once somebody has', () => {
  show({ ...feverOfChildren, reviewedBy: 'Dr Kadiatou Sangaré' });
  expect(screen.getByText('Relu par Dr Kadiatou Sangaré')).toBeVisible();
});

test('an article that nobody has read says nothing of it', () => {
  show(feverOfChildren);
  expect(screen.queryByText(/Relu par/)).toBeNull();
});

test('an article begins with what cannot wait, and ends with who sees to it', () => {
  show(feverOfChildren);
  const words = document.body.textContent;
  const [signs, lead, doctors] = ['Les signes', feverOfChildren.excerpt, 'Les médecins'].map(
    (part) => words.indexOf(part),
  );
  expect([signs, lead, doctors]).toEqual(
    [signs, lead, doctors].toSorted((a, b) => Number(a) - Number(b)),
  );
  expect(signs).toBeGreaterThanOrEqual(0);
});
