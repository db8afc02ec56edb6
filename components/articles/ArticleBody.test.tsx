import { render, screen } from '@testing-library/react';
import { articles } from '@/content/data/articles';
import type { Article } from '@/content/model/article';
import { ArticleBody } from './ArticleBody';

function show(article: Article): void {
  render(
    <ArticleBody article={article} strip={<p>Urgent</p>} signs={<p>Les signes</p>}>
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

test('an article says first whom to call, then what it is about, what cannot wait, and who sees to it', () => {
  show(articles[0]);
  const words = document.body.textContent;
  const places = ['Urgent', articles[0].excerpt, 'Les signes', 'Les médecins'].map((part) =>
    words.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
