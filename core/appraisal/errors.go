package appraisal

import (
	"slices"
	"strings"

	"loupe/core/answer"
	"loupe/core/base/date"
	"loupe/core/base/text"
	"loupe/core/store/ledger"
	"loupe/core/upstream"
	"loupe/core/upstream/photo"
	"loupe/core/upstream/search"
)

// kind is one kind of entry in the error container. If message ends in a space, a detail follows it. If it
// is empty, the function that makes the entry writes it.
type kind struct{ code, message string }

// The kinds of entry in the error container. If a stage between admit and settle fails, the answer has an
// entry and the pipeline goes on. Messages never contain an upstream's text.
var (
	// discovery_error
	noUpstream      = kind{"NOTHING_CONFIGURED", "this service has no model, no listings and no search, so it can't value any item; " + operatorAdds}
	onlyModel       = kind{"NOTHING_CONFIGURED", "this service has no listings and no search, so there is nothing to compare the item with; " + operatorAdds}
	outsideLimited  = kind{"OUTSIDE_LIMITED", "outside services were not asked, because at least half of this account's appraisals ended without a value, thirty of them in the last hour"}
	searchFailed    = kind{"SEARCH_FAILED", ""}
	noSource        = kind{upstream.SourceUnavailable, "a source of listings is not available"} // a fault of the operator's configuration
	noListings      = kind{"NO_LISTINGS", "no listing matches the photo or the description"}
	noDatedListings = kind{"NO_LISTINGS", "no listing of the catalogue that is dated up to "}
	imageUnusable   = kind{"NOT_IDENTIFIED", "the image could not be used to identify the item, and there is no description"}
	notIdentified   = kind{"NOT_IDENTIFIED", "no known picture matches the photo, and there is no description"}

	// image_upload_errors, in addition to photoCodes
	visionFailed = kind{"VISION_FAILED", ""}
	noModel      = kind{upstream.SourceUnavailable, "the model that identifies products is not available"} // a fault of the operator's configuration

	// price_enrichment_errors
	priceUnreadable      = kind{"PRICE_UNREADABLE", "the listing's price could not be read: "}
	priceWithoutCurrency = kind{"PRICE_CURRENCY", "the listing's price has no currency"}
	noExchangeRate       = kind{"NO_EXCHANGE_RATE", "there is no exchange rate to "}
	pageRefused          = kind{"PAGE_REFUSED", "the listing's URL "}
	pageRedirectRefused  = kind{"PAGE_REDIRECT_REFUSED", "the listing's page was not read: "}
	pageTimeout          = kind{"PAGE_TIMEOUT", "the listing's page did not arrive in time"}
	pageUnreachable      = kind{"PAGE_UNREACHABLE", "the listing's page could not be fetched"}
	pageNotServed        = kind{"PAGE_NOT_SERVED", "the listing's host answered with an error"}
	pageWithoutPrice     = kind{"PAGE_WITHOUT_PRICE", "no price was read from the listing's page: "}

	// appraisal_error
	tooLate = kind{"TOO_LATE", "the appraisal took longer than " + ledger.StaleAfterText + ", so its credits were released and nothing was charged; call again"}
	noValue = kind{"NO_VALUE", "no comparable listing has a price to value the item by"}
)

const operatorAdds = "its operator can add them (docs/UPSTREAMS.md)"

// photoCodes are the codes of image_upload_errors. The entry's message is the text of the photo.Error.
var photoCodes = text.Pairs{
	{string(photo.ErrUnreachable), "IMAGE_UNREACHABLE"},
	{string(photo.ErrTimeout), "IMAGE_TIMEOUT"},
	{string(photo.ErrTooLarge), "IMAGE_TOO_LARGE"},
	{string(photo.ErrStatus), "IMAGE_NOT_SERVED"},
	{string(photo.ErrExpired), "IMAGE_EXPIRED"},
	{string(photo.ErrRedirect), "IMAGE_REDIRECT_REFUSED"},
	{string(photo.ErrFormat), "IMAGE_FORMAT"},
	{string(photo.ErrUnconverted), "IMAGE_FORMAT"},
	{string(photo.ErrUnsupportedFormat), "IMAGE_NOT_COMPARED"},
	{string(photo.ErrTooManyPixels), "IMAGE_NOT_COMPARED"},
	{string(photo.ErrDamaged), "IMAGE_NOT_COMPARED"},
	{string(photo.ErrFlat), "IMAGE_NOT_COMPARED"},
}

// entry returns an entry of this kind without details.
func (k kind) entry() *answer.Failure { return &answer.Failure{Code: k.code, Message: k.message} }

// discoveryError returns the entry that says why there are few or no listings. It is nil if listings were
// found and no search failed.
func (a *appraisal) discoveryError() *answer.Failure {
	failed := a.searchError()
	switch {
	case a.limited:
		return outsideLimited.entry()
	case failed != nil || len(a.found) > 0:
		return failed
	case a.hasNothingToCompare:
		return a.settings.unconfigured.entry()
	case a.AsOf != 0 && (a.words != "" || a.item.Identified()):
		entry := noDatedListings.entry()
		entry.Message += date.Format(a.AsOf) + " matches the photo or the description"
		return entry
	case a.words != "" || a.item.Identified():
		return noListings.entry()
	case a.photos.first().Err != nil:
		return imageUnusable.entry()
	}
	return notIdentified.entry()
}

// searchError returns one entry for all searches that failed, nil if none failed. Its code and provider are of the first search with
// SEARCH_FAILED, else of the first that failed.
func (a *appraisal) searchError() *answer.Failure {
	var entry *answer.Failure
	for _, s := range a.searches {
		if s.Err == nil || s.Superseded {
			continue
		}
		next := searchFailure(s)
		if entry == nil {
			entry = next
			continue
		}
		if !strings.Contains(entry.Message, next.Message) {
			entry.Message += "; " + next.Message
		}
		if next.Code == searchFailed.code && entry.Code != next.Code {
			entry.Code, entry.Provider, entry.Status = next.Code, next.Provider, next.Status
		}
	}
	return entry
}

// searchFailure returns the entry for one search that failed. The name of a search that does not exist is not shown.
func searchFailure(s *search.Results) *answer.Failure {
	err, _ := s.Err.(upstream.Error)
	entry := &answer.Failure{Code: searchFailed.code, Message: s.Provider + " " + s.Err.Error(), Provider: s.Provider}
	switch {
	case err == upstream.Unknown:
		return noSource.entry()
	case err.IsConfiguration():
		entry.Code = noSource.code
	case err.Code() == upstream.LimitReached:
		entry.Code, entry.Provider = upstream.LimitReached, "" // not the provider's failure
	}
	if n := len(s.Calls); n > 0 {
		entry.Status = s.Calls[n-1].Status
	}
	return entry
}

// uploadErrors returns the entries for a model that failed and for a photo that could not be used.
func (a *appraisal) uploadErrors() []answer.Failure {
	var entries []answer.Failure
	if entry := a.visionError(); entry != nil {
		entries = append(entries, *entry)
	}
	for _, p := range a.photos {
		if entry := a.photoError(p); entry != nil {
			entries = append(entries, *entry)
		}
	}
	return entries
}

// visionError returns the entry for a model that failed, nil if none failed.
func (a *appraisal) visionError() *answer.Failure {
	if a.identification == nil || a.identification.Err == nil {
		return nil
	}
	call := a.identification.Call
	err, _ := call.Err.(upstream.Error)
	switch {
	case err.IsConfiguration():
		entry := noModel.entry()
		entry.URL = a.photos.first().URL
		return entry
	case err.Code() == upstream.LimitReached:
		return &answer.Failure{Code: upstream.LimitReached, Message: call.Provider + " " + err.Error(), URL: a.photos.first().URL}
	}
	return &answer.Failure{
		Code: visionFailed.code, Message: call.Provider + " " + call.Err.Error(), URL: a.photos.first().URL, Provider: call.Provider, Status: call.Status,
	}
}

// photoError returns the entry for a photo that could not be fetched, or that was fetched but not compared with known pictures. A
// photo that was fetched but not compared is not reported if a model identified the item, because then no comparison is needed.
// photoError returns nil if there is nothing to report.
func (a *appraisal) photoError(p *photo.Photo) *answer.Failure {
	err, failed := p.Err.(photo.Error)
	if !failed || p.Available() && a.identifiedByModel() {
		return nil
	}
	entry := &answer.Failure{Code: photoCodes.Get(string(err)), Message: err.Error(), URL: p.URL}
	if p.Status != 200 {
		entry.Status = p.Status
	}
	return entry
}

// appraisalError returns the entry that says why the listings give no value. It is nil if there is a
// value. It is also nil without listings, because discoveryError reports that.
func (a *appraisal) appraisalError() *answer.Failure {
	switch {
	case a.hasValue() || len(a.found) == 0:
		return nil
	}
	entry := noValue.entry()
	if a.valuation.NoValue != "" {
		entry.Message = a.valuation.NoValue
	}
	if a.valuation.Contradiction != "" {
		entry.Message = "the description names another product than the photo shows, and no listing confirms either; correct one of them"
	}
	if listings, currencies := a.prices.withoutRate(); listings > 0 {
		entry.Message += "; there is no exchange rate to " + a.Currency + " for the prices of " + plural(listings, "listing", "listings") +
			" in " + strings.Join(currencies, ", ")
	}
	return entry
}

// errors returns the stages that failed.
func (a *appraisal) errors() answer.Errors {
	return answer.Errors{
		Discovery: a.discoveryError(), Photos: a.uploadErrors(), Prices: append(slices.Clip(a.prices.errors), a.prices.rateErrors()...), Valuation: a.appraisalError(),
	}
}
