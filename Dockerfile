# Herbie as an image: `docker build -t herbie .`, or compose.yaml beside this file. docs/self-hosting.md tells the rest.
# `node scripts/run-image-steps.mjs` runs these same steps without a container engine.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/

FROM manifests AS built
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=apps/server --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY --from=built /app/apps/web/dist apps/web/dist
COPY --from=built /app/apps/server/dist apps/server/dist
RUN mkdir -m 700 /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--no-regexp-tier-up", "apps/server/dist/main.js"]
