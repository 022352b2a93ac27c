import type { Config } from '../../../config.ts';
import type { LanguageModel } from '../../../platform/assistant/language-model.ts';
import { createAnthropicModel } from './anthropic.ts';
import { createGoogleModel } from './google.ts';
import { createOpenAiModel } from './openai.ts';
import { type Patience, usualPatience } from './patience.ts';

type AiSettings = Pick<Config, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_BASE_URL' | 'AI_API_KEY'>;

/** The language model the settings name; null when the built-in advisor answers alone. */
export function createLanguageModel(config: AiSettings, patience: Patience = usualPatience): LanguageModel | null {
  const { AI_PROVIDER, AI_MODEL: name, AI_BASE_URL, AI_API_KEY: key } = config;
  if (AI_PROVIDER === 'built-in' || name === undefined) return null;
  const { label, usualUrl } = providers[AI_PROVIDER];
  const baseUrl = (AI_BASE_URL ?? usualUrl).replace(/\/+$/, '');
  const service = { name, key, baseUrl, service: serviceOf(label, baseUrl) };
  if (AI_PROVIDER === 'anthropic') return createAnthropicModel(service, patience);
  if (AI_PROVIDER === 'google') return createGoogleModel(service, patience);
  const limitName = AI_PROVIDER === 'openai' ? 'max_completion_tokens' : 'max_tokens';
  return createOpenAiModel({ ...service, limitName }, patience);
}

/** The model that looks at photos, of the same service; null when none is named. */
export function createPhotoModel(
  config: AiSettings & Pick<Config, 'AI_VISION_MODEL'>,
  patience: Patience = usualPatience,
): LanguageModel | null {
  if (config.AI_VISION_MODEL === undefined) return null;
  return createLanguageModel({ ...config, AI_MODEL: config.AI_VISION_MODEL }, patience);
}

const providers = {
  openai: { label: 'OpenAI', usualUrl: 'https://api.openai.com/v1' },
  anthropic: { label: 'Anthropic', usualUrl: 'https://api.anthropic.com/v1' },
  google: { label: 'Google', usualUrl: 'https://generativelanguage.googleapis.com/v1beta' },
  'openai-compatible': { label: 'OpenAI-compatible server', usualUrl: '' },
} as const;

function serviceOf(label: string, baseUrl: string): string {
  return `${label} (${new URL(baseUrl).host})`;
}
