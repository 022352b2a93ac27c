import { PageFrame } from '../ui/page-frame.tsx';

export function RecommendationsScreen() {
  return <PageFrame title="This page is being prepared">Please come back soon.</PageFrame>;
}
