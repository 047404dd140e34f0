import type { FastifyInstance } from 'fastify';
import type { WalletConnectConfig } from '../wallet-connect-config.ts';

/** `others` is whom a page may speak to besides us: nobody, unless the operator says so. */
const contentSecurityPolicy = (others: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // React and Radix set styles through the object model, which this does not forbid; style elements
    // and attributes written into the page, as an injection would write them, are.
    "style-src 'self'",
    "img-src 'self' data: blob:",
    // A clip is made in the page that plays it.
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Constant objects, so that a hot read pays next to nothing for them. */
const FOR_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What is data and never a page: nothing in it may be rendered, so nothing else needs a rule. */
const FOR_DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * The documentation and the way out of the newsletter are pages, and a browser shows a picture by
 * its address as one.
 */
const DATA = /^\/api\/(?!docs|images|goat-images|unsubscribe|newsletter|mail)/;

export function registerSecurityHeaders(
  app: FastifyInstance,
  options: { https: boolean; walletConnect: WalletConnectConfig | undefined },
): void {
  const https = options.https ? HTTPS_ONLY : {};
  const { relay, rpc } = options.walletConnect ?? {};
  const others = [relay, rpc].flatMap((url) => (url ? [new URL(url).origin] : []));
  const policy = { 'content-security-policy': contentSecurityPolicy(others) };
  const forPages = { ...FOR_PAGES, ...policy, ...https };
  const forData = { ...FOR_DATA, ...https };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(DATA.test(request.url) ? forData : forPages);
    done();
  });
}
