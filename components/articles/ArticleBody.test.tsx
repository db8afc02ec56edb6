import { render, screen } from '@testing-library/react';
import type { Article } from '@/content/model/articles/article';
import { ArticleBody } from './ArticleBody';

const article: Article = {
  slug: 'sel',
  title: 'Moins de sel',
  excerpt: 'Le sel fait monter la tension.',
  date: '2026-08-24',
  icon: 'cardiologie',
  Image: 'clinique/facade-1.jpg',
  linkId: 'Cardiologie',
  situations: [],
  sections: [{ id: 'pourquoi', heading: 'Pourquoi ?', paragraphs: ['Le cœur force.'] }],
  sources: ['OMS, « Sodium », 2025'],
};

function show(shown: Article): void {
  render(
    <ArticleBody article={shown} strip={<p>Urgent</p>} signs={<p>Les signes</p>}>
      <p>Les médecins</p>
    </ArticleBody>,
  );
}

test('an article names the doctor who reviewed it', () => {
  show({ ...article, reviewedBy: 'Dr Kadiatou Sangaré' });
  expect(screen.getByText('Relu par Dr Kadiatou Sangaré')).toBeVisible();
});
