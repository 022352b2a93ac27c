import type { Config } from '../../../config.ts';
import type { LanguageModel } from '../../../platform/assistant/language-model.ts';
import { anthropicFormat } from './anthropic.ts';
import { googleFormat } from './google.ts';
import { createModelOfFormat, type ModelFormat } from './model-of-format.ts';
import type { ModelService } from './model-service.ts';
import { openAiFormat } from './openai.ts';
import { type RequestLimits, defaultRequestLimits } from './request-limits.ts';

type AiSettings = Pick<Config, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_BASE_URL' | 'AI_API_KEY'>;

/** The language model the settings name; null when the built-in advisor answers alone. */
export function createLanguageModel(
  config: AiSettings,
  requestLimits: RequestLimits = defaultRequestLimits,
): LanguageModel | null {
  const { AI_PROVIDER, AI_MODEL: name, AI_BASE_URL, AI_API_KEY: key } = config;
  if (AI_PROVIDER === 'built-in' || name === undefined) return null;
  const { label, defaultUrl } = providers[AI_PROVIDER];
  const baseUrl = (AI_BASE_URL ?? defaultUrl).replace(/\/+$/, '');
  const service = { name, key, baseUrl, service: serviceOf(label, baseUrl) };
  return createModelOfFormat(service, formatOf(AI_PROVIDER, service), requestLimits);
}

function formatOf(provider: keyof typeof providers, service: ModelService): ModelFormat {
  if (provider === 'anthropic') return anthropicFormat(service);
  if (provider === 'google') return googleFormat(service);
  return openAiFormat({ ...service, limitName: provider === 'openai' ? 'max_completion_tokens' : 'max_tokens' });
}

/** The model that looks at photos, of the same service; null when none is named. */
export function createPhotoModel(
  config: AiSettings & Pick<Config, 'AI_VISION_MODEL'>,
  requestLimits: RequestLimits = defaultRequestLimits,
): LanguageModel | null {
  if (config.AI_VISION_MODEL === undefined) return null;
  return createLanguageModel({ ...config, AI_MODEL: config.AI_VISION_MODEL }, requestLimits);
}

const providers = {
  openai: { label: 'OpenAI', defaultUrl: 'https://api.openai.com/v1' },
  anthropic: { label: 'Anthropic', defaultUrl: 'https://api.anthropic.com/v1' },
  google: { label: 'Google', defaultUrl: 'https://generativelanguage.googleapis.com/v1beta' },
  'openai-compatible': { label: 'OpenAI-compatible server', defaultUrl: '' },
} as const;

function serviceOf(label: string, baseUrl: string): string {
  return `${label} (${new URL(baseUrl).host})`;
}
