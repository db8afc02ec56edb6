import { HeadedSection, type HeadedPart } from './HeadedSection';
import { parts as partsStyle } from './HeadedText.css';

export function HeadedText({ parts }: { parts: readonly HeadedPart[] }) {
  return (
    <div className={partsStyle}>
      {parts.map((part) => (
        <HeadedSection key={part.id} {...part} />
      ))}
    </div>
  );
}
