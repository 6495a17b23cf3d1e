"""Checks that Schemathesis lacks: JSON calls answer HTTP 200 for all errors, and the envelope has the code."""

import schemathesis

# Errors whose code the specification sets to 500 although the server is well (decisions, G66: no translation engine).
DOCUMENTED = {"TRANSLATION_OFF"}


@schemathesis.check
def no_internal_error_in_envelope(ctx, response, case):
    """An envelope with code 500 is a failure of the server like an HTTP status of 500."""
    if "json" not in response.headers.get("content-type", [""])[0]:
        return
    envelope = response.json()
    if not isinstance(envelope, dict) or envelope.get("code") != 500:
        return
    if envelope["data"]["error"] not in DOCUMENTED:
        raise AssertionError(f"The envelope has code 500: {envelope}")
