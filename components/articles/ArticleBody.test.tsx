import { render, screen } from '@testing-library/react';
import { articles } from '@/content/data/articles';
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
  show({ ...articles[0], reviewedBy: 'Dr Kadiatou Sangaré' });
  expect(screen.getByText('Relu par Dr Kadiatou Sangaré')).toBeVisible();
});

test('an article that nobody has read says nothing of it', () => {
  show(articles[0]);
  expect(screen.queryByText(/Relu par/)).toBeNull();
});

test('an article begins with what cannot wait, and ends with who sees to it', () => {
  show(articles[0]);
  const words = document.body.textContent;
  const [signs, lead, doctors] = ['Les signes', articles[0].excerpt, 'Les médecins'].map((part) =>
    words.indexOf(part),
  );
  expect([signs, lead, doctors]).toEqual(
    [signs, lead, doctors].toSorted((a, b) => Number(a) - Number(b)),
  );
  expect(signs).toBeGreaterThanOrEqual(0);
});
