import { render, screen } from '@testing-library/react';
import { feverOfChildren } from '@/content/data/articles/fievre-chez-l-enfant';
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
  show({ ...feverOfChildren, reviewedBy: 'Dr Kadiatou Sangaré' });
  expect(screen.getByText('Relu par Dr Kadiatou Sangaré')).toBeVisible();
});

test('an article that nobody has read says nothing of it', () => {
  show(feverOfChildren);
  expect(screen.queryByText(/Relu par/)).toBeNull();
});

test('an article says first whom to call, then what it is about, what cannot wait, and who sees to it', () => {
  show(feverOfChildren);
  const words = document.body.textContent;
  const places = ['Urgent', feverOfChildren.excerpt, 'Les signes', 'Les médecins'].map((part) =>
    words.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
