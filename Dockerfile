# The server as an image:
#   docker build -t assessment .        (podman: add --format docker)
#   docker run -d -p 127.0.0.1:3000:3000 -v assessment:/data --stop-timeout 15 assessment
# The pages hold the words of the assessment. For yours, build with --build-arg ASSESSMENT=assessments/yours, or
# with --target mounted, and mount it: that image is larger, and builds the pages at its first start.
#   docker run -d -p 127.0.0.1:3000:3000 -v assessment:/data -v ./yours:/assessment:ro assessment

FROM docker.io/library/node:26.10.0-bookworm AS sources
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .

FROM sources AS build
ARG ASSESSMENT=assessments/revenue-enablement
RUN npm run build
# What is left runs in production: not the packages that build and test, nor the sources of the pages.
RUN npm prune --omit=dev --omit=optional --no-audit --no-fund && rm -r src/web src/desk/pages

FROM docker.io/library/node:26.10.0-bookworm-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# Keeps the memory below 180 MB where eight reports are asked for at once; leads take no longer.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=128"
ENV DATABASE_URL=file:/data/assessment.sqlite NODE_COMPILE_CACHE=/var/cache/assessment
# What SQLite cannot hold in memory goes beside the file, even where /tmp cannot be written.
ENV SQLITE_TMPDIR=/data
RUN install --directory --owner=node --group=node --mode=0700 /data /var/cache/assessment
WORKDIR /app
COPY --from=build /build/package.json ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/assessments ./assessments
COPY --from=build /build/languages ./languages
COPY --from=build /build/src ./src
COPY --from=build /build/dist ./dist
USER node
# One start fills Node's compile cache, for containers that may write nothing. Node takes only its own user's.
RUN mkdir /tmp/first \
  && DATABASE_URL=file:/tmp/first/assessment.sqlite timeout --preserve-status 10 node src/server/main.ts \
  && node src/owner/main.ts --help \
  && rm -r /tmp/first
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]

# For hosts whose volumes belong to root (fly.toml): takes /data over, then goes on as the same user.
FROM server AS root-volume
USER root
CMD ["sh", "-c", "chown node:node /data && exec setpriv --reuid=node --regid=node --clear-groups --no-new-privs node src/server/main.ts"]

# Unlike the others it may write its own folder, and only there: not with read_only.
FROM docker.io/library/node:26.10.0-bookworm-slim AS mounted
ENV HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/assessment.sqlite SQLITE_TMPDIR=/data
ENV ASSESSMENT=/assessment NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=128"
RUN install --directory --owner=node --group=node --mode=0700 /data
WORKDIR /app
COPY --from=sources --chown=node:node /build ./
RUN chown node:node .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]

# The last stage is the usual one.
FROM server
