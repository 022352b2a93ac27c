import { getHealth, getReadiness, getSite } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError, platformErrors } from '../../platform/http/errors.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { minPasswordLength } from '../auth/password-policy.ts';
import { neverSentToService, photosSentToService, sentToService } from '../assistant/person-facts.ts';
import { askDatabase } from './site.store.ts';

export function registerSite(app: FastifyInstance, deps: AppDeps & { readonly isReady: () => boolean }): void {
  const registerCall = createRegisterCall({ app, deps });
  const { config, model, photoModel } = deps;
  const retailerHost = new URL(config.RETAILER_SEARCH_URL).host;

  registerCall(getHealth, async () => ({ status: 'ok' as const }));

  registerCall(getReadiness, async () => {
    if (!deps.isReady()) throw new AppError(platformErrors.unavailable, { headers: { 'retry-after': '2' } });
    await askDatabase(deps.db);
    return { status: 'ready' as const };
  });

  registerCall(getSite, async () => ({
    privacyUrl: config.PRIVACY_URL ?? null,
    termsUrl: config.TERMS_URL ?? null,
    blogUrl: config.BLOG_URL,
    contact: contactOf(config.MAIL_FROM),
    claim: config.SITE_CLAIM ?? null,
    testimonial: config.SITE_TESTIMONIAL ?? null,
    registrationOpen: config.ALLOW_REGISTRATION,
    passwordMinLength: minPasswordLength(config),
    engine: model ? ('model' as const) : ('built-in' as const),
    engineName: model?.name ?? 'built-in guide',
    engineService: model?.service ?? null,
    photoService: photoModel ? `${photoModel.name} at ${photoModel.service}` : null,
    sentToService: [...(model ? sentToService : []), ...(photoModel ? photosSentToService : [])],
    neverSentToService: neverSentToService,
    retailerName: retailerHost.replace(/^www\./, ''),
    retailerHost,
  }));
}

/** "Herbie <herbie@example.org>" as "herbie@example.org"; nobody reads what is sent to the default sender. */
function contactOf(sender: string): string | null {
  const address = /[^\s<>]+@[^\s<>]+/.exec(sender)?.[0] ?? null;
  return address === null || address.endsWith('@localhost') ? null : address;
}
